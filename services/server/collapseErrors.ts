import { gateRepeats } from '@/utils/repeatedLines';

/** Writes an equal error of this process once a minute, with the number of those that were left out. */
export function collapseErrors(): void {
  const write = console.error;
  const admit = gateRepeats();
  console.error = (...args: unknown[]) => {
    const text = args
      .map((arg) => (arg instanceof Error ? `${arg.message}${arg.stack}` : String(arg)))
      .join(' ');
    const leftOut = admit(text, Date.now());
    if (leftOut === null) return;
    write(...args, ...(leftOut > 0 ? [`(${leftOut} more like this since the last one)`] : []));
  };
}
