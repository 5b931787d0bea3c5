declare module 'virtual:figures' {
  interface Figure {
    path: string; // 100 high, from the base line upwards
    width: number;
  }
  export const sans: Figure[];
  export const serif: Figure[];
}

declare module 'virtual:words' {
  type Rooms = Record<string, Record<string, (args: Record<string, unknown>) => string>>;
  export const load: Record<string, Record<string, () => Promise<{ default: Rooms }>>>;
}

declare module 'virtual:rules' {
  export const rules: Record<string, Record<string, () => Promise<{ default: string }>>>;
}

// The folder of positions, in `npm run dev` only.
declare const __POSITIONS__: string;
