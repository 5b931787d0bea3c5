// The package has no types for this file.
declare module '@messageformat/core/compile-module' {
  import type MessageFormat from '@messageformat/core';
  export default function compileModule(format: MessageFormat, messages: Record<string, Record<string, string>>): string;
}
