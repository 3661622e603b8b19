import type { Database } from '@/backend/db/connect';
import { configuredGateways, type PaymentEnv } from './configured';
import { type Gateways, gatewaysOf } from './gateways';
import { openSandboxBank, type SandboxBank } from './sandbox/bank';
import { sandboxCode } from './sandbox/gateway';

/** Everything about payments that a process opens once. */
export type Payment = {
  gateways: Gateways;
  /** The public address of the shop; null when the only gateway is the sandbox, which does not need it. */
  shopUrl: string | null;
  /** The sandbox bank whose pages are served; null when the shop does not accept it. */
  sandbox: SandboxBank | null;
};

/** Opens the configured gateways. @param now the shop's clock, ms */
export function openPayment(env: PaymentEnv, db: Database, now: () => number): Payment {
  const sandbox = openSandboxBank(db, now);
  return {
    gateways: gatewaysOf(configuredGateways(env, sandbox)),
    shopUrl: env.shopUrl,
    sandbox: env.codes.includes(sandboxCode) ? sandbox : null,
  };
}
