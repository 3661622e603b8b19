import type { CallOutcome } from '@/contract/desk/outerCall';
import { toPersianDigits } from '@/utils/digits';

/** A call to an outer service that has ended. It has neither secrets nor personal data. */
type WatchedCall = {
  service: string;
  action: string;
  /** Id of what it was about, which may be stored. */
  subject: string | null;
  outcome: CallOutcome;
  durationMs: number;
  /** The reason of the failure: Persian, or the name of the error. */
  error: string | null;
};
export type NoteCall = (call: WatchedCall) => void;

type Judged = { outcome: CallOutcome; error?: string | null };
type Method = (...values: never[]) => Promise<unknown>;

/** How the calls of one function of a port are noted. Nothing else of its values or its answer is. */
export type Watch<Port, Name extends keyof Port> = {
  action: string;
  /** @param value the first value of the call */
  subject?: (
    value: NonNullable<Port[Name]> extends (first: infer First, ...rest: never[]) => unknown ? First : never,
  ) => string;
  judge?: (
    answer: NonNullable<Port[Name]> extends (...values: never[]) => Promise<infer Answer> ? Answer : never,
  ) => Judged;
  /** Reads the outcome from an error; without it every error counts as no answer. */
  judgeError?: (error: unknown) => Judged;
};

const longestError = 300;
/** Numbers of phones, cards, accounts and persons in the text of an error. */
const longNumber = /[0-9۰-۹]{6,}/g;

/** The text of an error for operators, in Persian, without addresses and long numbers. */
export function describeError(text: string): string {
  if (/[\u0621-\u06cc]/.test(text))
    return text
      .replace(/https?:\/\/\S+/g, '…')
      .replace(longNumber, '…')
      .slice(0, longestError);
  if (/reach|did not answer|timed? ?out|abort/i.test(text)) return 'پاسخی نرسید.';
  const code = /-?\d{1,5}/.exec(text)?.[0];
  const shown = code === undefined ? '' : ` (کد ${toPersianDigits(code)})`;
  if (/answered status/.test(text)) return `سرویس خطا داد${shown}.`;
  if (/refused/.test(text)) return `سرویس نپذیرفت${shown}.`;
  return `پاسخ سرویس روشن نبود${shown}.`;
}

const noAnswer = (error: unknown): Judged => ({
  outcome: 'failed',
  error: error instanceof Error ? error.message : '',
});

/** A port whose calls are noted. The functions without a row stay as they are. */
export function watched<Port extends object>(
  port: Port,
  service: string,
  watches: { [Name in keyof Port]?: Watch<Port, Name> },
  note: NoteCall,
): Port {
  const wrapped = Object.entries(watches).flatMap(([name, watch]) => {
    const method: Method | undefined = Object(port)[name];
    const { action, subject, judge, judgeError = noAnswer }: Watch<never, never> = Object(watch);
    if (!method) return [];
    const call = async (...values: never[]) => {
      const startedAt = performance.now();
      const end = ({ outcome, error = null }: Judged) =>
        note({
          service,
          action,
          subject: subject?.(values[0] as never) ?? null,
          outcome,
          durationMs: Math.round(performance.now() - startedAt),
          error: error === null ? null : describeError(error),
        });
      try {
        const answer = await method.apply(port, values);
        end(judge?.(answer as never) ?? { outcome: 'done' });
        return answer;
      } catch (error) {
        end(judgeError(error));
        throw error;
      }
    };
    return [[name, call] as const];
  });
  // The prototype's getters stay alive, as those of a sender that changes.
  return Object.assign(Object.create(port), Object.fromEntries(wrapped));
}
