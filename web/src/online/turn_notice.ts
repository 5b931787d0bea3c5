// Tells by the browser's own means that it is somebody's turn, while they look at something else. It is allowed by a
// button, never asked for by itself.

export type Permission = NotificationPermission | 'unavailable';

export function notificationPermission(): Permission {
  return typeof Notification === 'undefined' || !isSecureContext ? 'unavailable' : Notification.permission;
}

export async function askToNotify(): Promise<Permission> {
  return notificationPermission() === 'unavailable' ? 'unavailable' : Notification.requestPermission();
}

export function tellOfTurn(table: string, title: string, body: string): void {
  if (notificationPermission() !== 'granted' || document.visibilityState === 'visible') return;
  try {
    const notice = new Notification(title, { body, tag: table });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // Some phones show none without a service worker; the title of the tab says it too.
  }
}
