import { Type } from 'typebox';
import type { Carriers } from '@/backend/adapters/carrier/services';
import type { SmsSender } from '@/backend/adapters/sms/sender';
import type { FileStorage } from '@/backend/adapters/storage/storage';
import type { TaxOffice } from '@/backend/adapters/tax/office';
import type { Feeds } from '@/backend/adapters/torob/configured';
import { refreshListings } from '@/backend/db/listings';
import { anyRow, declareStatement } from '@/backend/db/statement';
import { textJobs } from '@/backend/domains/account/textMessage/jobs';
import { announceDueAlerts } from '@/backend/domains/browse/alert/announce';
import { feedJobs, queueChanges } from '@/backend/domains/browse/feed/webhook';
import { remindOfBaskets } from '@/backend/domains/buy/basket/reminders';
import { openSlots } from '@/backend/domains/buy/checkout/slots';
import { remindOfInstalments } from '@/backend/domains/buy/order/reminders';
import { returnJobs } from '@/backend/domains/buy/orderReturn/jobs';
import { giveUpAttempts } from '@/backend/domains/buy/payment/attempts';
import type { PaymentContext } from '@/backend/domains/buy/payment/context';
import { paymentJobs } from '@/backend/domains/buy/payment/jobs';
import { messages as paymentMessages } from '@/backend/domains/buy/payment/messages';
import { longestOverdueMs } from '@/backend/domains/buy/payment/schedule';
import { trackShipments } from '@/backend/domains/buy/shipment/track';
import { taxJobs } from '@/backend/domains/buy/taxInvoice/jobs';
import { rejectLateCooperations } from '@/backend/domains/credit/cooperation/moves';
import { expireLateLeasing } from '@/backend/domains/credit/leasing/desk';
import { openAppointmentDays, rejectLateRequests } from '@/backend/domains/credit/planRequest/openDays';
import { fileJobs } from '@/backend/domains/layout/file/jobs';
import { isoNow } from '@/backend/server/clock';
import { type JobHandlers, runOutbox } from '@/backend/server/outbox';
import type { ShopChange } from '@/backend/server/publish';
import { Id } from '@/contract/common';
import { mostBasketLines } from '@/contract/limits';
import { messages } from './messages';

export type WorkerContext = PaymentContext & {
  sms: SmsSender;
  storage: FileStorage;
  /** The carriers of open parcels; left out in a shop without any. */
  carriers?: Carriers;
  /** Null or left out while electronic invoices are off. */
  taxOffice?: TaxOffice | null;
  /** The lists that other sites read; left out in a shop without any. */
  feeds?: Feeds;
  /** Tells the storefronts which pages are out of date. It rejects when one of them has not renewed its pages. */
  publish: (change: ShopChange) => Promise<void>;
};

const batchSize = 50;
const dueOrders = declareStatement({
  name: 'orders_to_release',
  text: `SELECT o.id FROM orders o WHERE o.state = 'awaitingPayment' AND o.held_until <= $now
      AND NOT EXISTS (SELECT FROM payment_attempts a WHERE a.order_id = o.id AND a.purpose = 'order'
        AND a.state IN ('redirected', 'returned', 'verifying', 'unknown') AND a.next_inquiry_at IS NOT NULL
        AND a.expires_at > $expiredAt)
    ORDER BY o.held_until LIMIT ${batchSize}`,
  row: Type.Object({ id: Id }),
});

/** Releases an order and tells its customer, in one statement. Its products are listed again, see give_back. */
const releaseOrder = declareStatement({
  name: 'order_release',
  text: `SELECT notify_of_order($order, $title, $text, $now) FROM release_order($order, $now, $note, ${mostBasketLines}) r
    WHERE r.outcome = 'done'`,
  row: anyRow,
});

/**
 * The work of every kind of job. Once a storefront has failed, the other jobs of the batch that need it fail without waiting for it.
 * Equal changes of a batch are sent once, because a storefront that was down has a job for each and would render all its pages for each.
 */
function jobsOf(context: WorkerContext): JobHandlers {
  let publishing = Promise.resolve();
  const told = new Map<string, Promise<void>>();
  const publish = (change: ShopChange) => {
    const key = JSON.stringify(change);
    const known = told.get(key);
    if (known) return known;
    publishing = publishing.then(() => context.publish(change));
    told.set(key, publishing);
    return publishing;
  };
  const productsOf = ({ productIds }: Record<string, unknown>) =>
    Array.isArray(productIds) ? productIds.map(Number) : [];
  return {
    ...paymentJobs(context),
    ...returnJobs(context),
    ...fileJobs(context.storage),
    ...textJobs(context),
    ...taxJobs({ ...context, taxOffice: context.taxOffice ?? null }),
    ...feedJobs(context),
    alerts: async () => {
      await announceDueAlerts(context.db, { now: context.now() });
    },
    publish_site: () => publish({ site: true }),
    publish_paths: ({ paths }) => publish({ paths: Array.isArray(paths) ? paths.map(String) : [] }),
    publish_products: (payload) => publish({ productIds: productsOf(payload) }),
    relist: async (payload) => {
      const productIds = productsOf(payload);
      await refreshListings(context.db, productIds);
      await publish({ productIds });
    },
  };
}

/**
 * Gives up payments about which no gateway has answered, releases unpaid orders that are out of time, opens delivery slots and
 * appointment days, rejects requests for loans and of merchants that were not corrected in time, and works through the outbox. What fails is logged and stays due; it does not stop the
 * rest. @param isLeader whether to go on
 */
export async function releaseAndDeliver(context: WorkerContext, isLeader: () => boolean): Promise<void> {
  const { db, now, payment } = context;
  const attempt = async (what: string, work: () => Promise<unknown>) => {
    if (!isLeader()) return;
    await work().catch((err: unknown) => payment.log.error({ err }, what));
  };
  const expiredAt = new Date(now() - longestOverdueMs).toISOString();
  await attempt('silent payments could not be given up', () =>
    db.query(giveUpAttempts, { expiredAt, reason: paymentMessages.timeOver, now: isoNow(context) }),
  );
  for (const { id } of await db.query(dueOrders, { now: isoNow(context), expiredAt }))
    await attempt('an order could not be released', () =>
      db.query(releaseOrder, {
        order: id,
        now: isoNow(context),
        note: messages.timeOver,
        title: messages.released(id),
        text: messages.releasedText,
      }),
    );
  await attempt('the delivery slots could not be opened', () => openSlots(db, now()));
  await attempt('the appointment days could not be opened', () => openAppointmentDays(db, now()));
  await attempt('late loan requests could not be rejected', () => rejectLateRequests(context));
  await attempt('late requests of merchants could not be rejected', () => rejectLateCooperations(context));
  await attempt('late leasing contracts could not be ended', () => expireLateLeasing(context));
  await attempt('customers could not be reminded of their baskets', () => remindOfBaskets(context));
  const { carriers } = context;
  if (carriers) await attempt('parcels could not be followed', () => trackShipments({ db, now, carriers }));
  await attempt('customers could not be reminded of instalments', () => remindOfInstalments(context));
  await attempt('changes could not be queued for Torob', () => queueChanges(context));
  await attempt('the outbox could not be read', () =>
    runOutbox(db, jobsOf(context), {
      now,
      onFailure: (err, job) =>
        payment.log.error({ err, ...job }, 'a queued job failed and will be tried again'),
    }),
  );
}
