import { outerServices, shopCode } from './services';

/** An account in the settings of the server. */
type ServerAccount = {
  /** Whether the settings switch the service on. */
  isOn: boolean;
  /** By the names of its fields; also its address, where the desk does not ask for one. */
  values: Readonly<Record<string, string>>;
};

/** The accounts of outer services in the settings of the server by their codes. They hold as long as the desk has written nothing else. */
export type ServerAccounts = Readonly<Record<string, ServerAccount>>;

/** @param readText reads a variable; null when it is not set */
export function readServerAccounts(readText: (name: string) => string | null): ServerAccounts {
  const listed = ['PAYMENT_GATEWAYS', 'FEEDS'].flatMap((name) =>
    (readText(name) ?? '').split(',').map((code) => code.trim()),
  );
  const on = new Set([
    ...listed,
    readText('SMS_PROVIDER'),
    readText('TAX_INVOICE'),
    readText('SHOP_URL') ? shopCode : null,
  ]);
  const accounts = outerServices.map(({ code, kind, prefix, fields }): [string, ServerAccount] => {
    const isOn = on.has(code);
    // The variables of a provider of messages have no name in them.
    if (kind === 'sms' && !isOn) return [code, { isOn, values: {} }];
    const names = new Set([...fields.flatMap(({ name, deskOnly }) => (deskOnly ? [] : [name])), 'URL']);
    const found = [...names].map((name) => [name, readText(`${prefix}_${name}`)] as const);
    const values = Object.fromEntries(
      found.flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
    );
    return [code, { isOn, values }];
  });
  return Object.fromEntries(accounts);
}

/** The accounts of a server without settings. */
export const noServerAccounts = readServerAccounts(() => null);
