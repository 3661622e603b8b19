import type { Database } from '@/backend/db/connect';
import { instalments, orderItems, orders } from '@/backend/db/schema/order';
import { small, smallProducts } from '@/tests/support/smallSeed';

type Order = Partial<typeof orders.$inferInsert> & { userId: number };
type Line = Partial<typeof orderItems.$inferInsert>;
type Instalment = Partial<typeof instalments.$inferInsert>;

/** Writes an order of a customer, by default a delivered one of 1,000 toman without lines, and answers its number. */
export async function writeOrder(db: Database, fields: Order, lines: Line[] = []): Promise<number> {
  const address = {
    receiverName: 'مریم احمدی',
    receiverMobile: '09123456789',
    text: 'تهران، خیابان گاندی، پلاک ۸',
    postalCode: '1517963511',
  };
  const delivery = { title: 'پیک', slot: null, trackingCode: null };
  const order = {
    state: 'delivered' as const,
    goodsTotal: 1000,
    address,
    delivery,
    searchText: 'x',
    ...fields,
  };
  const [written] = await db.orm.insert(orders).values(order).returning({ id: orders.id });
  if (!written) throw new Error('The order was not written.');
  const orderId = written.id;
  const phone = {
    ...{ orderId, productId: smallProducts.phone, propertyId: small.phone, slug: 'samsung-galaxy-s25' },
    ...{ title: 'گوشی موبایل سامسونگ Galaxy S25', imageUrl: '/art/phone.avif', qty: 1, price: 60_000_000 },
    ...{ colourTitle: 'مشکی', colourValue: '#2B2D33', guarantee: 'گارانتی ۱۸ ماهه' },
  };
  if (lines.length > 0) await db.orm.insert(orderItems).values(lines.map((line) => ({ ...phone, ...line })));
  return orderId;
}

/** Writes the first instalment of an order, or another one, which is open. */
export const writeInstalment = (db: Database, orderId: number, over: Instalment = {}) =>
  db.orm.insert(instalments).values({ orderId, number: 1, dueDate: '2027-01-01', amount: 1000, ...over });
