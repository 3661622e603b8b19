import type { Orm } from '@/backend/db/connect';
import { notifications } from '@/backend/db/schema/notification';
import { endOfTehranDay } from '@/backend/seed/offers';
import type { FeedNotification } from '@/contract/notification';
import { formatDate, formatDay } from '@/utils/dates';
import { toPersianDigits } from '@/utils/digits';
import { formatNumber, formatToman } from '@/utils/money';
import { dayMs, hourMs } from '@/utils/timeUnits';
import { planOrder, shippedOrder, waitingOrder } from './personaHistory';
import { dueAt, type WrittenOrder } from './personaOrders';
import type { Offer } from './personaProducts';

type Message = Pick<FeedNotification, 'kind' | 'title' | 'text'> & {
  at: number;
  link: string | null;
  unseen?: true;
  /** The order that the message opens. */
  order?: number;
  /** While unseen, opens the «continue facility purchase» dialog for its order. */
  isModal?: true;
};

const linkOf = (id: number) => `/dashboard/orders/${id}`;

/** The messages about the steps of an order. */
function orderMessages({ id, steps, total }: WrittenOrder): Message[] {
  const number = toPersianDigits(id);
  const texts: Partial<Record<WrittenOrder['steps'][number]['kind'], readonly [string, string]>> = {
    shipped: [`سفارش ${number} در راه است`, 'بستهٔ شما به پیک سپرده شد.'],
    delivered: [`سفارش ${number} تحویل شد`, 'از خرید شما سپاسگزاریم. مهلت بازگشت کالا ۷ روز است.'],
    cancelled: [`سفارش ${number} لغو شد`, 'مبلغ آن به کیف پول شما برگشت.'],
    refunded: [`وجه سفارش ${number} برگشت`, `${formatToman(total)} به کیف پول شما برگشت.`],
  };
  return steps.flatMap(({ kind, at }) => {
    const text = texts[kind];
    // Old orders keep only the message about their end.
    if (!text || (kind === 'shipped' && id !== shippedOrder)) return [];
    const unseen = id === shippedOrder ? ({ unseen: true } as const) : {};
    return [{ kind: 'order', title: text[0], text: text[1], at, link: linkOf(id), ...unseen }];
  });
}

function instalmentMessages({ id, quote }: WrittenOrder, now: number): Message[] {
  const amount = formatToman(quote?.amountPerMonth ?? 0);
  const paid = [1, 2, 3, 4].map(
    (number): Message => ({
      kind: 'instalment',
      title: `قسط ${toPersianDigits(number)} پرداخت شد`,
      text: `${amount} از کیف پول شما پرداخت شد.`,
      at: dueAt(now, number),
      link: linkOf(id),
    }),
  );
  const next: Message = {
    kind: 'instalment',
    title: '۹ روز تا قسط ۵',
    text: `سررسید ${formatDate(dueAt(now, 5))}، ${amount}.`,
    at: now - 2 * hourMs,
    link: linkOf(id),
    unseen: true,
  };
  return [...paid, next];
}

function favoriteMessage({ title, slug, productId, effective }: Offer, at: number, unseen?: true): Message {
  return {
    kind: 'favorite',
    title: `${title} ارزان شد`,
    text: `اکنون ${formatToman(effective)}.`,
    at,
    link: `/products/${productId}/${slug}`,
    ...(unseen ? { unseen } : {}),
  };
}

function generalMessages(now: number): Message[] {
  const general = (daysAgo: number, title: string, text: string, link: string | null = null): Message => ({
    kind: 'general',
    title,
    text,
    at: now - daysAgo * dayMs,
    link,
  });
  const held = formatDay(endOfTehranDay(now, 2));
  return [
    general(411, 'به پله خوش آمدید', 'سفارش‌ها، قسط‌ها و کیف پول شما همین‌جاست.', '/dashboard'),
    general(330, 'پرسش‌های پرتکرار', 'پاسخ پرسش‌های خرید قسطی را در یک صفحه بخوانید.', '/faq'),
    general(240, 'نوروز مبارک', 'ارسال سفارش‌ها از ۵ فروردین از سر گرفته می‌شود.'),
    {
      kind: 'wallet',
      title: 'هدیهٔ تولد',
      text: '۱۰۰٬۰۰۰ تومان به کیف پول شما افزوده شد.',
      at: now - 200 * dayMs,
      link: '/dashboard/wallet',
    },
    {
      kind: 'facility',
      title: 'اعتبار طرح پله تأیید شد',
      text: 'تا سقف ۱۰۰٬۰۰۰٬۰۰۰ تومان می‌توانید قسطی بخرید.',
      at: now - 150 * dayMs,
      link: '/shop',
    },
    {
      kind: 'wallet',
      title: 'موجودی کیف پول افزایش یافت',
      text: `${formatNumber(2_000_000)} تومان افزوده شد؛ قسط‌های سفارش ${toPersianDigits(planOrder)} از آن پرداخت می‌شود.`,
      at: now - 4 * dayMs,
      link: '/dashboard/wallet',
      order: planOrder,
    },
    {
      kind: 'facility',
      title: '«فیش حقوقی» پذیرفته نشد',
      text: 'مدرک درخواست وام خود را جایگزین کنید تا بررسی ادامه یابد.',
      at: now - 2 * hourMs,
      link: '/dashboard/planrequest',
    },
    {
      kind: 'facility',
      title: 'خرید قسطی شما آماده است',
      text: `اعتبار طرح پله تأیید شد. سفارش ${toPersianDigits(waitingOrder)} تا پایان ${held} برای شما نگه داشته می‌شود.`,
      at: now - hourMs / 2,
      link: linkOf(waitingOrder),
      unseen: true,
      order: waitingOrder,
      isModal: true,
    },
  ];
}

/** Writes the demo shopper's messages. @param cheaper favorites that cost less now @param now ms since the epoch */
export async function seedFeed(
  orm: Orm,
  userId: number,
  { written, cheaper, now }: { written: readonly WrittenOrder[]; cheaper: readonly Offer[]; now: number },
): Promise<void> {
  const plan = written
    .filter(({ id }) => id === planOrder)
    .flatMap((order) => instalmentMessages(order, now));
  const liked = cheaper
    .slice(0, 2)
    .map((offer, place) => favoriteMessage(offer, now - (place + 1) * dayMs, place === 0 ? true : undefined));
  const messages = [...written.flatMap(orderMessages), ...plan, ...liked, ...generalMessages(now)].sort(
    (a, b) => a.at - b.at,
  );
  await orm.insert(notifications).values(
    messages.map(({ at, unseen, order, isModal = false, ...message }) => ({
      ...message,
      userId,
      isModal,
      value: order === undefined ? null : String(order),
      createdAt: new Date(at),
      seenAt: unseen ? null : new Date(at + hourMs),
    })),
  );
}
