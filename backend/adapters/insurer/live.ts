import { type Accounts, openedFrom } from '@/backend/adapters/account/accounts';
import { judgeServiceError } from '@/backend/adapters/account/callService';
import { commonFields, type OuterService, readerOf } from '@/backend/adapters/account/fields';
import { type NoteCall, watched } from '@/backend/adapters/account/watched';
import type { Insurer } from './insurer';
import { simulateInsurer } from './simulator';
import { webInsurer } from './webInsurer';

/** The insurer as an outer service that has an account. */
export const insurerService: OuterService = {
  code: 'insurer',
  kind: 'insurer',
  title: 'صدور بیمه‌نامه',
  prefix: 'INSURER',
  fields: [commonFields.url, commonFields.apiKey],
};

/** The insurer of this moment; null while policies are issued by hand. */
export type LiveInsurer = { readonly insurer: Insurer | null };

/** The simulated insurer of a demo shop, which is in its own process. @param now ms */
export const simulatedInsurer = (now: () => number): Insurer =>
  webInsurer(
    { url: 'https://insurer.invalid', apiKey: 'simulated' },
    { isDemo: true, fetch: simulateInsurer('simulated', now) },
  );

/**
 * The insurer with the account of the desk, or `base` while the desk has written none. @param base the simulated one of a demo shop, else
 * null @param complete adds the values that only the settings of the server have
 */
export function liveInsurer(
  base: Insurer | null,
  accounts: Pick<Accounts, 'find'>,
  complete: (code: string, values: Readonly<Record<string, string>>) => Readonly<Record<string, string>>,
  note: NoteCall,
): LiveInsurer {
  const subject = ({ id }: { id: number }) => `policy ${id}`;
  const watch = (insurer: Insurer) =>
    watched<Insurer>(
      insurer,
      insurerService.code,
      {
        issue: { action: 'issue', subject, judgeError: judgeServiceError },
        cancel: { action: 'cancel', subject, judgeError: judgeServiceError },
      },
      note,
    );
  const demo = base && watch(base);
  const open = openedFrom(accounts, (code, own) => {
    const read = readerOf(complete(code, own));
    return watch(webInsurer({ url: read('URL'), apiKey: read('API_KEY') }));
  });
  return {
    get insurer() {
      const account = accounts.find(insurerService.code);
      return account ? (account.active ? open(insurerService.code) : null) : demo;
    },
  };
}
