import { Type } from 'typebox';
import type { Carriers } from '@/backend/adapters/carrier/services';
import type { LiveInsurer } from '@/backend/adapters/insurer/live';
import type { SearchEngine } from '@/backend/adapters/search/engine';
import type { SmsSender } from '@/backend/adapters/sms/sender';
import type { FileStorage } from '@/backend/adapters/storage/storage';
import type { LiveTaxOffice } from '@/backend/adapters/tax/live';
import type { Feeds } from '@/backend/adapters/torob/configured';
import { refreshListings } from '@/backend/db/listings';
import { anyRow, declareStatement } from '@/backend/db/statement';
import { askDeliveries, textJobs } from '@/backend/domains/account/textMessage/jobs';
import { announceDueAlerts } from '@/backend/domains/browse/alert/announce';
import { feedJobs, queueChanges } from '@/backend/domains/browse/feed/webhook';
import { tellSearchEngine } from '@/backend/domains/browse/search/indexed';
import { remindOfBaskets } from '@/backend/domains/buy/basket/reminders';
import { openSlots } from '@/backend/domains/buy/checkout/slots';
import { remindOfInstalments } from '@/backend/domains/buy/order/reminders';
import { returnJobs } from '@/backend/domains/buy/orderReturn/jobs';
import { giveUpAttempts } from '@/backend/domains/buy/payment/attempts';
import type { PaymentContext } from '@/backend/domains/buy/payment/context';
import { paymentJobs } from '@/backend/domains/buy/payment/jobs';
import { messages as paymentMessages } from '@/backend/domains/buy/payment/messages';
import { longestOverdueMs } from '@/backend/domains/buy/payment/schedule';
import { policyJobs } from '@/backend/domains/buy/policy/jobs';
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
import type { Telemetry } from '@/utils/telemetry/open';
import { runUntraced } from '@/utils/telemetry/settings';
import { messages } from './messages';

export type WorkerContext = PaymentContext & {
  sms: SmsSender;
  storage: FileStorage;
  /** The carriers of open parcels; left out in a shop without any. */
  carriers?: Carriers;
  /** Left out in a shop whose policies are issued by hand. */
  insurer?: LiveInsurer;
  /** Left out in a shop without electronic invoices. */
  tax?: LiveTaxOffice;
  /** The lists that other sites read; left out in a shop without any. */
  feeds?: Feeds;
  /** Left out in a shop whose PostgreSQL answers searches alone. */
  searchEngine?: SearchEngine | null;
  /** Records each job as a trace; left out when nobody reads traces. */
  trace?: Telemetry['trace'];
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
    ...taxJobs({ ...context, tax: context.tax ?? { office: null } }),
    ...policyJobs({ ...context, insurer: context.insurer ?? { insurer: null } }),
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
  const { db, now, payment, trace = runUntraced } = context;
  const attempt = async (job: string, work: () => Promise<unknown>) => {
    if (!isLeader()) return;
    await trace(job, work).catch((err: unknown) => payment.log.error({ err }, `the worker could not ${job}`));
  };
  const expiredAt = new Date(now() - longestOverdueMs).toISOString();
  await attempt('give up silent payments', () =>
    db.query(giveUpAttempts, { expiredAt, reason: paymentMessages.timeOver, now: isoNow(context) }),
  );
  for (const { id } of await db.query(dueOrders, { now: isoNow(context), expiredAt }))
    await attempt('release an order', () =>
      db.query(releaseOrder, {
        order: id,
        now: isoNow(context),
        note: messages.timeOver,
        title: messages.released(id),
        text: messages.releasedText,
      }),
    );
  await attempt('open delivery slots', () => openSlots(db, now()));
  await attempt('open appointment days', () => openAppointmentDays(db, now()));
  await attempt('reject late loan requests', () => rejectLateRequests(context));
  await attempt('reject late requests of merchants', () => rejectLateCooperations(context));
  await attempt('end late leasing contracts', () => expireLateLeasing(context));
  await attempt('remind of baskets', () => remindOfBaskets(context));
  const { carriers } = context;
  if (carriers) await attempt('follow parcels', () => trackShipments({ db, now, carriers }));
  await attempt('remind of instalments', () => remindOfInstalments(context));
  await attempt('queue changes for Torob', () => queueChanges(context));
  await attempt('tell the search server', () => tellSearchEngine(context, isLeader));
  await attempt('ask about messages', () => askDeliveries(context));
  await attempt('read the outbox', () =>
    runOutbox(db, jobsOf(context), {
      now,
      trace,
      onFailure: (err, job) =>
        payment.log.error({ err, ...job }, 'a queued job failed and will be tried again'),
    }),
  );
}
