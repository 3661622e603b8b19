import { Type } from 'typebox';
import { readOne } from '@/backend/db/one';
import { declareStatement } from '@/backend/db/statement';
import { changeCustomer } from '@/backend/domains/account/customer/desk';
import { acceptedGateways } from '@/backend/domains/buy/payment/acceptedGateways';
import { lockModes } from '@/backend/domains/layout/site/modes';
import { unnamedShop } from '@/backend/domains/layout/site/settings';
import { refuse, TooSoon } from '@/backend/server/errors';
import type { DomainParts } from '@/backend/server/parts';
import { hasSupervisor } from '@/backend/server/startNotes';
import { type Opening, openingSteps } from '@/contract/desk/opening';
import { hourMs } from '@/utils/timeUnits';
import { messages } from './messages';
import { isOpeningCode } from './openingCode';

const Written = Type.Object({
  isOpen: Type.Boolean(),
  name: Type.Boolean(),
  contact: Type.Boolean(),
  legal: Type.Boolean(),
  logo: Type.Boolean(),
  delivery: Type.Boolean(),
  category: Type.Boolean(),
  product: Type.Boolean(),
  plan: Type.Boolean(),
});
const writtenSteps = declareStatement({
  name: 'opening_steps',
  text: `SELECT NOT s.maintenance_mode AS "isOpen", s.company ->> 'companyName' <> '${unnamedShop}' AS name,
      jsonb_array_length(s.company -> 'companyAddresses') > 0 AS contact, s.company -> 'legal' IS NOT NULL AS legal,
      s.company ->> 'companyLogoUrl' IS NOT NULL AS logo, EXISTS (SELECT FROM shipping_methods m WHERE m.active) AS delivery,
      EXISTS (SELECT FROM categories) AS category,
      EXISTS (SELECT FROM products p JOIN product_properties v ON v.product_id = p.id
        WHERE p.removed_at IS NULL AND v.removed_at IS NULL AND v.stock > 0) AS product,
      EXISTS (SELECT FROM facility_plans f WHERE f.active) AS plan
    FROM settings s`,
  row: Written,
});

/** How far the shop is on the way to its first sale. Two statements. */
export async function readOpening({ db, payment, signIn }: DomainParts): Promise<Opening> {
  const { isOpen, ...written } = await readOne(db, writtenSteps, {});
  const gateways = await acceptedGateways({ db, payment });
  // Only the console, which sends nothing, has an outbox.
  const done = { ...written, payment: gateways.all.length > 0, sms: signIn.sms.outbox === undefined };
  return { isOpen, steps: openingSteps.map((step) => ({ step, done: done[step] })) };
}

/** Codes that a customer may try in an hour. */
const mostTries = 10;
/** Codes that all may try in an hour: a stranger who uses up her own tries does not keep the owner out. */
const mostTriesOfAll = 1000;

/**
 * Makes a customer the first supervisor of a shop that has none.
 * @throws 400 for a wrong code, 409 when there is a supervisor, 429 after ten tries in an hour
 */
export async function claimShop(
  { db, now, limiter, signIn }: DomainParts,
  customer: number,
  code: string,
): Promise<void> {
  const seconds =
    (await limiter.take(`opening:${customer}`, mostTries, hourMs)) ||
    (await limiter.take('opening', mostTriesOfAll, hourMs));
  if (seconds > 0) throw new TooSoon(seconds, { reason: 'shop_held', customer });
  if (!isOpeningCode(code, signIn.secret))
    throw refuse(400, 'bad_input', messages.wrongCode, { code: messages.wrongCode });
  await db.transaction(async (tx) => {
    // Claims wait for each other at the settings, so that there is one first supervisor.
    await lockModes(tx);
    if (await hasSupervisor(tx)) throw refuse(409, 'conflict', messages.claimed);
    await changeCustomer({ db: tx, now }, customer, { what: 'supervisor', on: true }, customer);
  });
}
