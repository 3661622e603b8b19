import type { OuterServiceKind } from '@/contract/desk/outerService';

/**
 * The form that a value must have. An address begins with https; a pin is latitude and longitude; a stuff id has 13 digits; a memory id
 * has six letters and digits; a key and a certificate are PEM.
 */
export type AccountShape = 'url' | 'number' | 'pin' | 'stuffId' | 'memoryId' | 'key' | 'certificate';

/** A value of the account of the shop at an outer service. */
export type AccountField = {
  /** Name of its variable of the server, without the prefix of the service. */
  name: string;
  /** Persian, for the desk. */
  title: string;
  /** A secret is stored and never shown. */
  secret?: true;
  optional?: true;
  /** The settings of the server name a file instead. */
  deskOnly?: true;
  shape?: AccountShape;
};

/** An outer service that has an account. */
export type OuterService = {
  code: string;
  kind: OuterServiceKind;
  title: string;
  /** Prefix of its variables of the server. */
  prefix: string;
  fields: readonly AccountField[];
  /** Whether the values belong together, when each of them is right; the name of a field that does not, or null. */
  findStranger?: (values: Readonly<Record<string, string>>) => string | null;
};

/** Fields of accounts that several services have. */
export const commonFields = {
  url: { name: 'URL', title: 'نشانی وب‌سرویس در قرارداد', shape: 'url' },
  clientId: { name: 'CLIENT_ID', title: 'شناسهٔ مشتری در قرارداد' },
  clientSecret: { name: 'CLIENT_SECRET', title: 'کلید محرمانه', secret: true },
  username: { name: 'USERNAME', title: 'نام کاربری' },
  password: { name: 'PASSWORD', title: 'رمز وب‌سرویس', secret: true },
  apiKey: { name: 'API_KEY', title: 'کلید وب‌سرویس', secret: true },
} as const satisfies Record<string, AccountField>;

/** Reads a value of an account. @throws Error when the account has none */
export type ReadAccount = (name: string) => string;

/** The values of an account as `ReadAccount` reads them. @throws Error that names the missing field */
export const readerOf =
  (values: Readonly<Record<string, string>>): ReadAccount =>
  (name) => {
    const value = values[name];
    if (!value) throw new Error(`The account has no ${name}.`);
    return value;
  };
