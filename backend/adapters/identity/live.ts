import { type Accounts, openedFrom } from '@/backend/adapters/account/accounts';
import { judgeServiceError } from '@/backend/adapters/account/callService';
import { commonFields, type OuterService, readerOf } from '@/backend/adapters/account/fields';
import { type NoteCall, watched } from '@/backend/adapters/account/watched';
import { finnotech } from './finnotech';
import type { IdentityProvider, LiveIdentity } from './provider';
import { simulateFinnotech } from './simulator';

/** The provider of enquiries as an outer service that has an account. */
export const identityService: OuterService = {
  code: 'finnotech',
  kind: 'identity',
  title: 'فینوتک',
  prefix: 'FINNOTECH',
  fields: [
    commonFields.clientId,
    commonFields.clientSecret,
    { name: 'NATIONAL_ID', title: 'شناسهٔ ملی یا کد ملی صاحب حساب' },
    { name: 'URL', title: 'نشانی وب‌سرویس، اگر سرویس اصلی نیست', optional: true, shape: 'url' },
  ],
};

/** The simulated provider of a demo shop, which is in its own process. */
export const simulatedIdentity = (): IdentityProvider =>
  finnotech(
    { clientId: 'demo', clientSecret: 'demo', nationalId: '0000000000' },
    {
      base: 'https://finnotech.invalid',
      fetch: simulateFinnotech({ firstName: 'سارا', lastName: 'محمدی' }),
    },
  );

/** A provider whose calls are noted without what they are about, and whose failures are answers that say nothing. */
function watchedIdentity(provider: IdentityProvider, note: NoteCall): IdentityProvider {
  const noted = watched<IdentityProvider>(
    provider,
    'identity',
    {
      compare: { action: 'mobile', judgeError: judgeServiceError },
      readIbanOwners: { action: 'iban', judgeError: judgeServiceError },
      readChequeColour: { action: 'cheque', judgeError: judgeServiceError },
    },
    note,
  );
  return {
    name: provider.name,
    compare: (person) => noted.compare(person).catch(() => 'unknown' as const),
    readIbanOwners: (iban) => noted.readIbanOwners(iban).catch(() => null),
    readChequeColour: (nationalCode) => noted.readChequeColour(nationalCode).catch(() => null),
  };
}

/**
 * The provider with the account of the desk, or `base` while the desk has written none. @param base the simulated one of a demo shop, else
 * null @param complete adds the values that only the settings of the server have
 */
export function liveIdentity(
  base: IdentityProvider | null,
  accounts: Pick<Accounts, 'find'>,
  complete: (code: string, values: Readonly<Record<string, string>>) => Readonly<Record<string, string>>,
  note: NoteCall,
): LiveIdentity {
  const demo = base && watchedIdentity(base, note);
  const open = openedFrom(accounts, (code, own) => {
    const values = complete(code, own);
    const read = readerOf(values);
    const account = {
      clientId: read('CLIENT_ID'),
      clientSecret: read('CLIENT_SECRET'),
      nationalId: read('NATIONAL_ID'),
    };
    const base = values.URL?.replace(/\/+$/, '');
    return watchedIdentity(finnotech(account, base ? { base } : {}), note);
  });
  return {
    get provider() {
      const account = accounts.find(identityService.code);
      return account ? (account.active ? open(identityService.code) : null) : demo;
    },
  };
}
