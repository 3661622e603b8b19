import { type Accounts, openedFrom } from '@/backend/adapters/account/accounts';
import { gatewayServices, openGateway } from './configured';
import type { PaymentGateway } from './gateway';
import { type Gateways, gatewaysOf } from './gateways';
import { sandboxCode } from './sandbox/gateway';

/**
 * The gateways of the server's settings together with those of the desk, which need no restart. An account of the desk replaces the
 * one of the server. The sandbox bank is not offered beside a gateway that takes real money. A gateway that is switched off is
 * still found, because it answers for the money it has taken.
 * @param complete adds the values that only the settings of the server have @param watch what is done with each gateway, once
 */
export function liveGateways(
  base: Gateways,
  accounts: Pick<Accounts, 'find'>,
  complete: (code: string, values: Readonly<Record<string, string>>) => Readonly<Record<string, string>>,
  watch: (gateway: PaymentGateway) => PaymentGateway,
): Gateways {
  const open = openedFrom(accounts, (code, values) => watch(openGateway(code, complete(code, values))));
  const settings = gatewaysOf(base.all.map(watch));
  return {
    get all() {
      const own = gatewayServices.flatMap(({ code }): PaymentGateway[] => {
        const gateway = accounts.find(code)?.active ? open(code) : null;
        return gateway ? [gateway] : [];
      });
      const isSandbox = settings.find(sandboxCode) !== undefined;
      if (isSandbox) return own.length > 0 ? own : settings.all;
      const others = settings.all.filter(
        ({ code }) => accounts.find(code)?.active !== false && !own.some((one) => one.code === code),
      );
      return [...others, ...own];
    },
    get known() {
      const own = gatewayServices.flatMap(({ code }) => open(code) ?? []);
      return [...settings.all.filter(({ code }) => !own.some((one) => one.code === code)), ...own];
    },
    find: (code) => open(code) ?? settings.find(code),
  };
}
