import { Type } from 'typebox';
import type { PaymentGateway } from '@/backend/adapters/payment/gateway';
import { type Gateways, gatewaysOf, refusalOf } from '@/backend/adapters/payment/gateways';
import { declareStatement } from '@/backend/db/statement';
import { refuse } from '@/backend/server/errors';
import type { DomainParts } from '@/backend/server/parts';
import { messages } from './messages';

const published = declareStatement({
  name: 'accepted_gateways',
  text: `SELECT company -> 'validGateways' AS codes FROM settings`,
  row: Type.Object({ codes: Type.Array(Type.String()) }),
});

type Parts = { db: Pick<DomainParts['db'], 'query'>; payment: Pick<DomainParts['payment'], 'gateways'> };

/**
 * The gateways that shoppers may pay with: those of PAYMENT_GATEWAYS that the company has published as `validGateways`. Everything
 * that offers or accepts a gateway reads them here. Open payments are looked up in `payment.gateways`, because a gateway that
 * was switched off still answers for the money it has taken. One statement.
 */
export async function acceptedGateways({ db, payment }: Parts): Promise<Gateways> {
  const [company] = await db.query(published);
  return gatewaysOf(payment.gateways.all.filter(({ code }) => company?.codes.includes(code)));
}

/**
 * The gateway of a code for an amount in toman. @param isUsable what else the payment demands of a gateway
 * @throws 400 when the shop does not accept the gateway, or the gateway not the amount
 */
export async function requireGateway(
  parts: Parts,
  code: string | null,
  amount: number,
  isUsable: (gateway: PaymentGateway) => boolean = () => true,
): Promise<PaymentGateway> {
  const found = code === null ? undefined : (await acceptedGateways(parts)).find(code);
  const gateway = found && isUsable(found) ? found : undefined;
  const refused = code === null ? messages.noGateway : messages.unknownGateway;
  const reason = gateway ? refusalOf(gateway, amount) : refused;
  if (!gateway || reason) throw refuse(400, 'bad_input', reason ?? '', { gateway: reason ?? '' });
  return gateway;
}
