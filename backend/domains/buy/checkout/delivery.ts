import { type Refusal, refuse } from '@/backend/server/errors';
import type { CheckoutChoice, ShippingMethod } from '@/contract/checkout';
import type { OrderAddress, OrderDelivery } from '@/contract/order';
import { noonOf } from '@/rules/jalali/jalali';
import { formatDay } from '@/utils/dates';
import { formatWeekday } from '@/utils/firstLoad/weekday';
import type { CheckoutContext } from './context';
import { messages } from './messages';

/** How an order is delivered: its texts for the order, its cost, and the slot or branch that it takes. */
export type ChosenDelivery = {
  delivery: OrderDelivery;
  cost: number;
  slotId: number | null;
  branchId: number | null;
};

/**
 * The delivery that a shopper has chosen.
 * @param methods the ways to ship to the address @throws 409 for one that cannot be used, with the field
 */
export function chooseDelivery(
  methods: readonly ShippingMethod[],
  { methodId, slotId, branchId }: CheckoutChoice['shipping'],
): ChosenDelivery {
  const method = methods.find(({ id }) => id === methodId);
  if (!method) throw refuseShipping(messages.noMethod);
  if (method.reason !== null) throw refuseShipping(`${method.title}: ${method.reason}`);
  const chosen = { cost: method.cost, slotId: null, branchId: null };
  if (method.days.length > 0) {
    const slot = method.days
      .flatMap(({ date, slots }) => slots.map((one) => ({ ...one, date })))
      .find(({ id }) => id === slotId);
    if (!slot) throw refuseShipping(messages.noSlot);
    if (slot.left === 0) throw refuseShipping(messages.slotFull);
    const day = noonOf(slot.date);
    const text = messages.slotText(`${formatWeekday(day)} ${formatDay(day)}`, slot.from, slot.to);
    return { ...chosen, slotId: slot.id, delivery: deliveryOf(method.title, text) };
  }
  if (method.kind === 'pickup') {
    const branch = method.branches.find(({ id }) => id === branchId);
    if (!branch) throw refuseShipping(messages.noBranch);
    return {
      ...chosen,
      branchId: branch.id,
      delivery: { ...deliveryOf(method.title, messages.branchText(branch.title)), pickUp: true },
    };
  }
  return { ...chosen, delivery: deliveryOf(method.title, method.text) };
}

function deliveryOf(title: string, slot: string): OrderDelivery {
  return { title, slot, trackingCode: null };
}

export function refuseShipping(message: string): Refusal {
  return refuse(409, 'conflict', message, { shipping: message });
}

/** The address as the order keeps it, in one text. */
export function addressOf(address: NonNullable<CheckoutContext['address']>): OrderAddress {
  const { provinceTitle, cityTitle, plaque, unit, postalCode, receiverName, receiverMobile } = address;
  const text = [
    ...(provinceTitle === cityTitle ? [] : [provinceTitle]),
    cityTitle,
    address.address,
    messages.plaqueText(plaque),
    ...(unit ? [messages.unitText(unit)] : []),
  ].join('، ');
  return { receiverName, receiverMobile, text, postalCode };
}
