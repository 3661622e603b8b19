import { ServiceRefusal, ServiceSilent } from '@/backend/adapters/account/callService';
import type { Carrier } from '@/backend/adapters/carrier/carrier';
import type { Carriers } from '@/backend/adapters/carrier/services';
import type { Database } from '@/backend/db/connect';
import { recordDeskChange } from '@/backend/desk/recordChange';
import { isoNow } from '@/backend/server/clock';
import { refuse } from '@/backend/server/errors';
import type { AskCarrier, CarrierPrice, DeskShipment } from '@/contract/desk/shipment';
import { minuteMs } from '@/utils/timeUnits';
import { messages } from './messages';
import { begin, confirm, findOpen, forget, move, readParcel } from './statements';

type Parts = { db: Database; now: () => number; outer: { carriers: Carriers } };

/** The first question about a parcel (ms after its order). */
const firstLookMs = 2 * minuteMs;

async function readOrder({ db }: Pick<Parts, 'db'>, order: number) {
  const [found] = await db.query(readParcel, [order]);
  if (!found) throw refuse(404, 'not_found', messages.order);
  return found;
}

/** The carriers that can be asked about an order, and its newest parcel. @throws 404 */
export async function readShipment(parts: Parts, order: number): Promise<DeskShipment> {
  const { pin, parcel } = await readOrder(parts, order);
  const carriers = parts.outer.carriers.active.map(({ code, title, isDemo, needs, order: take }) => ({
    code,
    title,
    isDemo,
    needs,
    takesOrders: take !== undefined,
  }));
  return { carriers, pin, parcel };
}

const toRefusal = (error: unknown, silent: string) => {
  if (error instanceof ServiceRefusal) return refuse(409, 'conflict', error.message);
  return error instanceof ServiceSilent ? refuse(503, 'unavailable', silent) : error;
};

async function parcelFor(parts: Parts, order: number, { carrier: code, ...asked }: AskCarrier) {
  const carrier = parts.outer.carriers.active.find((one) => one.code === code);
  if (!carrier) throw refuse(409, 'conflict', messages.unknownCarrier);
  const { pin: _pin, parcel: _parcel, ...address } = await readOrder(parts, order);
  return { carrier, parcel: { orderId: order, ...asked, ...address } };
}

/** Asks a carrier what an order costs. @throws 404, 409 with the reason of the carrier, 503 when it does not answer */
export async function askPrice(parts: Parts, order: number, asked: AskCarrier): Promise<CarrierPrice> {
  const { carrier, parcel } = await parcelFor(parts, order, asked);
  try {
    return { price: await carrier.price(parcel) };
  } catch (error) {
    throw toRefusal(error, messages.silent);
  }
}

/**
 * Orders the carriage of a paid order. Without an answer the parcel stays in doubt, and is not ordered again until a person has looked.
 * @throws 404, 409 with the reason, 503 when the carrier does not answer
 */
export async function orderCarriage(
  parts: Parts,
  order: number,
  asked: AskCarrier,
  operator: number,
): Promise<void> {
  const { db, now } = parts;
  const { carrier, parcel } = await parcelFor(parts, order, asked);
  if (!carrier.order) throw refuse(409, 'conflict', messages.byHand);
  const [started] = await db.query(begin, { order, carrier: carrier.code, now: isoNow({ now }) });
  if (!started) throw refuse(409, 'conflict', messages.notNow);
  const made = await carrier.order(parcel).catch(async (error: unknown) => {
    if (error instanceof ServiceRefusal) await db.query(forget, [started.id]);
    throw toRefusal(error, messages.doubt);
  });
  const confirmed = await db.query(confirm, {
    id: started.id,
    ...made,
    now: isoNow({ now }),
    next: new Date(now() + firstLookMs).toISOString(),
  });
  if (confirmed.length === 0) {
    // Somebody has said meanwhile that this parcel does not exist.
    await carrier.cancel?.({ orderId: order, reference: made.reference });
    throw refuse(409, 'conflict', messages.notNow);
  }
  await recordParcel(parts, order, operator, 'orderCarrier', carrier);
}

const recordParcel = (
  parts: Parts,
  order: number,
  operator: number,
  action: string,
  { code }: Pick<Carrier, 'code'>,
) =>
  recordDeskChange(parts, {
    operator,
    area: 'order',
    subject: String(order),
    action,
    before: null,
    after: { carrier: code },
  });

/** Cancels a parcel that has not been fetched, or says that a parcel in doubt does not exist. @throws 409 with the reason, 503 */
export async function cancelCarriage(parts: Parts, order: number, operator: number): Promise<void> {
  const { db, now } = parts;
  const [open] = await db.query(findOpen, { order, now: isoNow({ now }) });
  if (!open) throw refuse(409, 'conflict', messages.noParcel);
  const carrier = parts.outer.carriers.find(open.carrier);
  if (open.reference !== null && !carrier) throw refuse(409, 'conflict', messages.unknownCarrier);
  if (open.reference !== null)
    try {
      await carrier?.cancel?.({ orderId: order, reference: open.reference });
    } catch (error) {
      throw toRefusal(error, messages.silent);
    }
  await db.query(move, { id: open.id, state: 'cancelled', next: null, now: isoNow({ now }) });
  await recordParcel(parts, order, operator, 'cancelCarrier', { code: open.carrier });
}
