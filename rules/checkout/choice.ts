import type { Address } from '@/contract/address';
import type {
  CheckoutChoice,
  CheckoutReview,
  DeliveryDay,
  DeliverySlot,
  PickupBranch,
  ShippingMethod,
} from '@/contract/checkout';
import type { Failure } from '@/contract/failure';
import type { Gateway } from '@/contract/payment';

/** Choice of the shopper so far. An id may belong to something that can no longer be chosen. */
export type CheckoutDraft = {
  /** Null chooses the default address. */
  addressId: number | null;
  methodId: number | null;
  slotId: number | null;
  branchId: number | null;
  /** Null chooses the first gateway that takes the amount. */
  gateway: string | null;
  useWallet: boolean;
  coupon: string | null;
};

export const emptyDraft: CheckoutDraft = {
  addressId: null,
  methodId: null,
  slotId: null,
  branchId: null,
  gateway: null,
  useWallet: false,
  coupon: null,
};

/** The chosen address, otherwise the default one; null without addresses. */
export function chosenAddress(addresses: readonly Address[] | null, { addressId }: CheckoutDraft) {
  if (!addresses) return null;
  return (
    addresses.find(({ id }) => id === addressId) ??
    addresses.find(({ isDefault }) => isDefault) ??
    addresses[0] ??
    null
  );
}

export const isFree = ({ left }: DeliverySlot): boolean => left > 0;

/** Whether a courier comes on this day and has a place left. */
export const isOpenDay = ({ holiday, slots }: DeliveryDay): boolean => !holiday && slots.some(isFree);

/** The chosen way of shipping. Day and slot, or the branch, are null while they are not chosen. */
export type ChosenShipping = {
  method: ShippingMethod;
  day: DeliveryDay | null;
  slot: DeliverySlot | null;
  branch: PickupBranch | null;
  /** Whether nothing remains to be chosen. */
  complete: boolean;
};

/**
 * The chosen way of shipping among the possible ones; null without one. A branch without a method chooses the pick-up that
 * has it. A single branch needs no choice.
 */
export function chosenShipping(
  methods: readonly ShippingMethod[] | null,
  { methodId, slotId, branchId }: CheckoutDraft,
): ChosenShipping | null {
  const method = methods?.find(
    ({ id, reason, branches }) =>
      reason === null && (methodId === null ? branches.some((one) => one.id === branchId) : id === methodId),
  );
  if (!method) return null;
  const day =
    method.days.find(
      ({ holiday, slots }) => !holiday && slots.some((slot) => slot.id === slotId && isFree(slot)),
    ) ?? null;
  const slot = day?.slots.find(({ id }) => id === slotId) ?? null;
  const only = method.branches.length === 1 ? method.branches[0] : undefined;
  const branch = method.branches.find(({ id }) => id === branchId) ?? only ?? null;
  const complete =
    (method.days.length === 0 || slot !== null) && (method.branches.length === 0 || branch !== null);
  return { method, day, slot, branch, complete };
}

/**
 * The shipping that is offered to a shopper who has chosen none: a delivery that costs nothing, at its first time with a place left.
 * Null without one, because what costs money is for the shopper to choose.
 */
export function offeredShipping(
  methods: readonly ShippingMethod[],
): Pick<CheckoutDraft, 'methodId' | 'slotId' | 'branchId'> | null {
  for (const { id, reason, postpaid, cost, branches, days } of methods) {
    if (reason !== null || postpaid || cost > 0 || branches.length > 0) continue;
    const slot = days.find(isOpenDay)?.slots.find(isFree);
    if (days.length === 0 || slot) return { methodId: id, slotId: slot?.id ?? null, branchId: null };
  }
  return null;
}

/** The choice to review; null while address or shipping are not chosen. */
export function reviewableChoice(
  draft: CheckoutDraft,
  address: Address | null,
  shipping: ChosenShipping | null,
): CheckoutChoice | null {
  if (!address || !shipping?.complete) return null;
  const { gateway, useWallet, coupon } = draft;
  return {
    addressId: address.id,
    shipping: {
      methodId: shipping.method.id,
      slotId: shipping.slot?.id ?? null,
      branchId: shipping.branch?.id ?? null,
    },
    gateway,
    useWallet,
    coupon,
  };
}

/** The gateway that takes today's amount: the chosen one, otherwise the first possible one. */
export function chosenGateway({ gateways }: CheckoutReview, { gateway }: CheckoutDraft): Gateway | null {
  const possible = gateways.filter(({ reason }) => reason === null);
  return possible.find(({ code }) => code === gateway) ?? possible[0] ?? null;
}

/** Why the coupon of a refused choice is not valid; null when something else was refused. */
export const couponErrorOf = ({ coupon }: CheckoutChoice, { fields }: Failure): string | null =>
  coupon === null ? null : (fields?.coupon ?? null);
