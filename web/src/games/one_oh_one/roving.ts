import type { Attachment } from 'svelte/attachments';

// Arrow keys move the focus between the buttons of a group to the nearest in that direction; only one of
// them is in the order of Tab, the one that was focused last.

type Box = { x: number; y: number };
const middle = (element: Element): Box => {
  const rect = element.getBoundingClientRect();
  return { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 };
};

const directions: Record<string, Box> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

// How far `to` is along the direction, sideways steps counting more; infinite when it is behind.
export function distance(from: Box, to: Box, direction: Box): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const along = dx * direction.x + dy * direction.y;
  const across = Math.abs(dx * direction.y) + Math.abs(dy * direction.x);
  return along <= 1 ? Infinity : along + 3 * across;
}

export const roving =
  (selector: string): Attachment<HTMLElement> =>
  (group) => {
    const buttons = () => Array.from(group.querySelectorAll<HTMLElement>(selector));
    const settle = (current?: Element | null) => {
      const all = buttons();
      const chosen = all.find((button) => button === current) ?? all.find((button) => button.tabIndex === 0) ?? all[0];
      for (const button of all) button.tabIndex = button === chosen ? 0 : -1;
    };
    const onkeydown = (event: KeyboardEvent) => {
      const direction = directions[event.key];
      const from = event.target as HTMLElement;
      if (!direction || !from.matches(selector)) return;
      const here = middle(from);
      const ranked = buttons()
        .map((button) => ({ button, far: distance(here, middle(button), direction) }))
        .filter(({ button, far }) => button !== from && far < Infinity)
        .sort((a, b) => a.far - b.far);
      if (!ranked[0]) return;
      event.preventDefault();
      ranked[0].button.focus();
    };
    const onfocusin = (event: FocusEvent) => settle(event.target as Element);
    group.addEventListener('keydown', onkeydown);
    group.addEventListener('focusin', onfocusin);
    const observer = new MutationObserver(() => settle());
    observer.observe(group, { childList: true, subtree: true });
    settle();
    return () => {
      observer.disconnect();
      group.removeEventListener('keydown', onkeydown);
      group.removeEventListener('focusin', onfocusin);
    };
  };
