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

/** Reads a variable that the gateway needs. @throws when it is not set */
type ReadAccount = (name: string) => string;
type Real = {
  /** Prefix of its variables. */
  prefix: string;
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

/** The gateways that take real money, by the code in PAYMENT_GATEWAYS. */
const realGateways: Readonly<Record<string, Real>> = {
  zarinpal: {
    prefix: 'ZARINPAL',
    open: (read, url) => zarinpalGateway({ merchantId: read('MERCHANT_ID') }, url),
  },
  zibal: { prefix: 'ZIBAL', open: (read, url) => zibalGateway({ merchant: read('MERCHANT') }, url) },
  digipay: { prefix: 'DIGIPAY', open: (read, url) => digipayGateway(oauthAccount(read), url) },
  snapppay: {
    prefix: 'SNAPPPAY',
    needsUrl: true,
    open: (read, url = '') => creditGateway(snappPay, oauthAccount(read), url),
  },
  torobpay: {
    prefix: 'TOROBPAY',
    needsUrl: true,
    open: (read, url = '') => creditGateway(torobPay, oauthAccount(read), url),
  },
  keepa: {
    prefix: 'KEEPA',
    open: (read, url) =>
      keepaGateway(
        { clientId: read('CLIENT_ID'), clientSecret: read('CLIENT_SECRET'), terminalId: read('TERMINAL_ID') },
        url,
      ),
  },
};

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
