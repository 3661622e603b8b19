import { findService, shopCode } from './services';

/** The accounts in the settings of the server, which hold as long as the desk has written nothing else. */
export type ServerAccounts = {
  /** The values of a service by the names of its fields; also its address, where the desk does not ask for one. */
  valuesOf(code: string): Readonly<Record<string, string>>;
  /** Whether the settings switch the service on. */
  isSet(code: string): boolean;
};

/** @param readText reads a variable; null when it is not set */
export function readServerAccounts(readText: (name: string) => string | null): ServerAccounts {
  const gateways = (readText('PAYMENT_GATEWAYS') ?? '').split(',').map((code) => code.trim());
  const sender = readText('SMS_PROVIDER');
  return {
    valuesOf(code) {
      const service = findService(code);
      // The variables of a provider of messages have no name in them.
      if (!service || (service.kind === 'sms' && sender !== code)) return {};
      const names = new Set([...service.fields.map(({ name }) => name), 'URL']);
      const found = [...names].map((name) => [name, readText(`${service.prefix}_${name}`)] as const);
      return Object.fromEntries(found.flatMap(([name, value]) => (value === null ? [] : [[name, value]])));
    },
    isSet: (code) =>
      code === shopCode ? readText('SHOP_URL') !== null : gateways.includes(code) || sender === code,
  };
}

/** The accounts of a server without settings. */
export const noServerAccounts = readServerAccounts(() => null);
