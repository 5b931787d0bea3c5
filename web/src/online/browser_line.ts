import { Connection, type Line } from './connection';

// What a connection needs of a browser.

function open(heard: (text: string) => void, closed: () => void): Line {
  const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/socket`, 'tessera.1');
  socket.onmessage = ({ data }) => heard(String(data));
  socket.onclose = closed;
  return {
    send: (text) => void (socket.readyState === WebSocket.OPEN && socket.send(text)),
    close() {
      socket.onmessage = socket.onclose = null;
      socket.close();
    },
  };
}

function later(milliseconds: number, work: () => void): () => void {
  const timer = setTimeout(work, milliseconds);
  return () => clearTimeout(timer);
}

export function randomWord(letters: number): string {
  const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';
  return Array.from(crypto.getRandomValues(new Uint8Array(letters)), (byte) => alphabet[byte % alphabet.length]).join('');
}

// A connection to the server that the page is from, and how to be rid of it.
export function connectHere(): { connection: Connection; close: () => void } {
  const connection = new Connection({ open, later, now: () => Date.now(), random: () => Math.random(), name: randomWord(12) });
  const back = (): void => connection.nudge();
  const gone = (): void => connection.doubt();
  const seen = (): void => void (document.visibilityState === 'visible' && connection.nudge());
  addEventListener('online', back);
  addEventListener('offline', gone);
  document.addEventListener('visibilitychange', seen);
  return {
    connection,
    close() {
      removeEventListener('online', back);
      removeEventListener('offline', gone);
      document.removeEventListener('visibilitychange', seen);
      connection.close();
    },
  };
}
