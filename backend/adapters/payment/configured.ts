import {
  commonFields,
  type OuterService,
  type ReadAccount,
  readerOf,
} from '@/backend/adapters/account/fields';
import type { OauthAccount } from './accessToken';
import { creditGateway, snappPay, torobPay } from './credit';
import { digipayGateway } from './digipay';
import type { PaymentGateway } from './gateway';
import { keepaGateway } from './keepa';
import type { SandboxBank } from './sandbox/bank';
import { sandboxCode } from './sandbox/gateway';
import { sandboxLenders } from './sandbox/lenders';
import { zarinpalGateway } from './zarinpal';
import { zibalGateway } from './zibal';

type Real = Omit<OuterService, 'kind' | 'code'> & {
  /** Whether its address comes with the contract and must be set. */
  needsUrl?: true;
  open: (read: ReadAccount, url: string | undefined) => PaymentGateway;
};

const oauthAccount = (read: ReadAccount): OauthAccount => ({
  clientId: read('CLIENT_ID'),
  clientSecret: read('CLIENT_SECRET'),
  username: read('USERNAME'),
  password: read('PASSWORD'),
});
const { url: addressField, clientId, clientSecret, username, password } = commonFields;
const oauthFields = [clientId, clientSecret, username, password];

/** The gateways that take real money, by the code in PAYMENT_GATEWAYS. */
const realGateways: Readonly<Record<string, Real>> = {
  zarinpal: {
    title: 'زرین‌پال',
    prefix: 'ZARINPAL',
    fields: [{ name: 'MERCHANT_ID', title: 'کد درگاه (مرچنت)', secret: true }],
    open: (read, url) => zarinpalGateway({ merchantId: read('MERCHANT_ID') }, url),
  },
  zibal: {
    title: 'زیبال',
    prefix: 'ZIBAL',
    fields: [{ name: 'MERCHANT', title: 'کد درگاه (مرچنت)', secret: true }],
    open: (read, url) => zibalGateway({ merchant: read('MERCHANT') }, url),
  },
  digipay: {
    title: 'دیجی‌پی',
    prefix: 'DIGIPAY',
    fields: oauthFields,
    open: (read, url) => digipayGateway(oauthAccount(read), url),
  },
  snapppay: {
    title: 'اسنپ‌پی',
    prefix: 'SNAPPPAY',
    fields: [addressField, ...oauthFields],
    needsUrl: true,
    open: (read, url = '') => creditGateway(snappPay, oauthAccount(read), url),
  },
  torobpay: {
    title: 'ترب‌پی',
    prefix: 'TOROBPAY',
    fields: [addressField, ...oauthFields],
    needsUrl: true,
    open: (read, url = '') => creditGateway(torobPay, oauthAccount(read), url),
  },
  keepa: {
    title: 'کیپا',
    prefix: 'KEEPA',
    fields: [clientId, clientSecret, { name: 'TERMINAL_ID', title: 'شمارهٔ پایانه' }],
    open: (read, url) =>
      keepaGateway(
        { clientId: read('CLIENT_ID'), clientSecret: read('CLIENT_SECRET'), terminalId: read('TERMINAL_ID') },
        url,
      ),
  },
};

/** The gateways as outer services that have accounts. */
export const gatewayServices: readonly OuterService[] = Object.entries(realGateways).map(
  ([code, { title, prefix, fields }]) => ({ code, kind: 'gateway', title, prefix, fields }),
);

/** Opens a gateway from an account of the desk. @throws Error when the account lacks something */
export function openGateway(code: string, values: Readonly<Record<string, string>>): PaymentGateway {
  const gateway = Object.hasOwn(realGateways, code) ? realGateways[code] : undefined;
  if (!gateway) throw new Error(`There is no gateway ${code}.`);
  const read = readerOf(values);
  return gateway.open(read, gateway.needsUrl ? read('URL') : values.URL);
}

/** Codes of all gateways that can be configured. */
export const knownGateways: readonly string[] = [sandboxCode, ...Object.keys(realGateways)];

/** The setting of payments. `real` are opened already, because opening calls no network. */
export type PaymentEnv = {
  /** Codes in the order in which shoppers see them. */
  codes: readonly string[];
  real: ReadonlyMap<string, PaymentGateway>;
  shopUrl: string | null;
};

type Readers = {
  readText: (name: string) => string | null;
  readUrl: (name: string, protocols: readonly string[]) => string | null;
  /** Whether the sandbox bank is open when PAYMENT_GATEWAYS is not set, and needs no leave when it is. */
  isDemo: boolean;
};

/** Reads PAYMENT_GATEWAYS and the account of each gateway in it. @throws Error with one sentence that names the variable */
export function readPaymentEnv({ readText, readUrl, isDemo }: Readers): PaymentEnv {
  const listed = readText('PAYMENT_GATEWAYS') ?? (isDemo ? sandboxCode : '');
  const codes = [...new Set(listed.split(',').map((code) => code.trim()))].filter((code) => code !== '');
  const shopUrl = readUrl('SHOP_URL', ['http:', 'https:'])?.replace(/\/+$/, '') ?? null;
  const real = new Map<string, PaymentGateway>();
  for (const code of codes) {
    if (code === sandboxCode) continue;
    const gateway = Object.hasOwn(realGateways, code) ? realGateways[code] : undefined;
    if (!gateway) {
      throw new Error(`PAYMENT_GATEWAYS must be a list of ${knownGateways.join(', ')}, not "${code}".`);
    }
    if (!shopUrl) throw new Error(`SHOP_URL must be set, because PAYMENT_GATEWAYS has ${code}.`);
    const require = (name: string, value: string | null) => {
      if (value === null) throw new Error(`${name} must be set, because PAYMENT_GATEWAYS has ${code}.`);
      return value;
    };
    const read = (name: string) => {
      const full = `${gateway.prefix}_${name}`;
      return require(full, readText(full));
    };
    const urlName = `${gateway.prefix}_URL`;
    const url = readUrl(urlName, ['https:', 'http:']);
    real.set(code, gateway.open(read, gateway.needsUrl ? require(urlName, url) : (url ?? undefined)));
  }
  if (codes.includes(sandboxCode) && real.size > 0)
    throw new Error('PAYMENT_GATEWAYS must not list sandbox beside gateways that take real money.');
  if (codes.includes(sandboxCode) && !isDemo && readText('ALLOW_SANDBOX_BANK') !== 'yes')
    throw new Error(
      'PAYMENT_GATEWAYS lists sandbox, whose payments are not real, so that everybody gets products for nothing. Set ALLOW_SANDBOX_BANK=yes if you want that.',
    );
  return { codes, real, shopUrl };
}

/** The configured gateways in their order. Simulated lenders are configured together with the sandbox bank. */
export function configuredGateways({ codes, real }: PaymentEnv, sandbox: SandboxBank): PaymentGateway[] {
  return codes.flatMap((code) =>
    code === sandboxCode ? [sandbox.gateway, ...sandboxLenders(sandbox.gateway)] : (real.get(code) ?? []),
  );
}
