import type { Database } from '@/backend/db/connect';
import { deliverySlots, orderReservations, shippingMethods } from '@/backend/db/schema/checkout';
import { orderItems, orders } from '@/backend/db/schema/order';
import { walletHolds } from '@/backend/db/schema/payment';
import { moveWallet } from '@/backend/domains/buy/wallet/move';
import { run } from '@/tests/support/guest';
import { small } from '@/tests/support/smallSeed';

type Options = {
  userId: number;
  /** Toman that the wallet pays and holds. The wallet is recharged with it. */
  fromWallet?: number;
  /** Pieces of the phone, taken from its stock. */
  qty?: number;
  /** When it was placed, ms since the epoch. */
  now: number;
};

/** Writes an unpaid order of phones that keeps their stock, a slot and wallet money, and answers its number. */
export async function createUnpaidOrder(
  db: Database,
  { userId, fromWallet = 0, qty = 1, now }: Options,
): Promise<{ orderId: number; slotId: number }> {
  const { orm } = db;
  const createdAt = new Date(now);
  const price = 59_500_000;
  const [order] = await orm
    .insert(orders)
    .values({
      userId,
      state: 'awaitingPayment',
      heldUntil: new Date(now + 20 * 60_000),
      goodsTotal: price * qty,
      payToday: price * qty,
      fromWallet,
      address: {
        receiverName: 'مریم',
        receiverMobile: '09121112233',
        text: 'تهران',
        postalCode: '1517963511',
      },
      delivery: { title: 'پیک پله', slot: null, trackingCode: null },
      searchText: '',
      placedAt: createdAt,
    })
    .returning({ id: orders.id });
  const orderId = order?.id ?? 0;
  await orm.insert(orderItems).values({
    orderId,
    productId: 1,
    propertyId: small.phone,
    slug: 'samsung-galaxy-s25',
    title: 'گوشی موبایل سامسونگ Galaxy S25',
    imageUrl: '/art/phone.webp',
    colourTitle: 'مشکی',
    colourValue: '#2B2D33',
    guarantee: 'گارانتی ۱۸ ماههٔ شرکتی',
    qty,
    price,
    taken: qty,
  });
  await run(db, 'UPDATE product_properties SET stock = stock - $2::int WHERE id = $1', [small.phone, qty]);
  const slotId = await takeSlot(db);
  await orm.insert(orderReservations).values({ orderId, slotId });
  if (fromWallet > 0) {
    await moveWallet(
      db,
      { userId, amount: fromWallet, kind: 'recharge', title: 'افزایش', cause: `recharge ${orderId}` },
      now,
    );
    await orm.insert(walletHolds).values({ orderId, userId, amount: fromWallet, createdAt });
  }
  return { orderId, slotId };
}

/** A slot of its own with room for four orders, of which one is taken. */
async function takeSlot({ orm }: Database): Promise<number> {
  const [method] = await orm
    .insert(shippingMethods)
    .values({ kind: 'courier', title: 'پیک پله' })
    .returning({ id: shippingMethods.id });
  const [slot] = await orm
    .insert(deliverySlots)
    .values({
      methodId: method?.id ?? 0,
      date: '2026-11-22',
      from: '15:00',
      to: '18:00',
      capacity: 4,
      taken: 1,
    })
    .returning({ id: deliverySlots.id });
  return slot?.id ?? 0;
}
