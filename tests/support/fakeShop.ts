import type { ErrorAnswer } from '@/contract/answer';
import type { BasketAnswer } from '@/contract/basket';
import { endpoints } from '@/services/http/endpoints';
import { aBasketAnswer, aBasketItem } from './factories/basket';

type Offer = { stock: number; maxBuy: number };
type Cart = { revision: number; lines: Map<number, number> };
type Reply = { status: number; body: BasketAnswer | ErrorAnswer };
export type Call = {
  method: string;
  path: string;
  cartId: string | null;
  /** Bearer token of a customer's call. */
  token?: string | null;
  payload: unknown;
};

const numberIn = (payload: unknown, key: 'productPropertyId' | 'qty'): number => {
  const value = typeof payload === 'object' && payload !== null ? Reflect.get(payload, key) : undefined;
  if (typeof value !== 'number') throw new Error(`The call carries no ${key}.`);
  return value;
};

const refusal = (status: number, code: ErrorAnswer['code'], message: string): Reply => ({
  status,
  body: { code, message },
});

/** The basket rules of the backend in memory, without delay. Tests of the client state use it as their server. */
export function createFakeShop(offers: Record<number, Offer>) {
  const carts = new Map<string, Cart>();
  /** The basket of each customer, by token. */
  const owned = new Map<string, string>();
  let made = 0;

  function make(lines: Record<number, number> = {}): string {
    made += 1;
    const id = `cart-${made}`;
    const entries = Object.entries(lines).map(([property, qty]) => [Number(property), qty] as const);
    carts.set(id, { revision: 1, lines: new Map(entries) });
    return id;
  }

  function answer(id: string | null, message: string | null = null): Reply {
    const cart = id === null ? undefined : carts.get(id);
    const items = [...(cart?.lines ?? [])].map(([productPropertyId, qty]) =>
      aBasketItem({ id: String(productPropertyId), productPropertyId, qty, ...offers[productPropertyId] }),
    );
    const revision = cart?.revision ?? 0;
    return { status: 200, body: aBasketAnswer({ cartId: cart ? id : null, revision, items, message }) };
  }

  /** Lowers quantities above the stock, and sends a notice once. */
  function settle(cart: Cart): string | null {
    let lowered = false;
    for (const [property, qty] of [...cart.lines]) {
      const most = Math.min(offers[property]?.stock ?? 0, offers[property]?.maxBuy ?? 0);
      if (qty <= most) continue;
      lowered = true;
      if (most === 0) cart.lines.delete(property);
      else cart.lines.set(property, most);
    }
    if (lowered) cart.revision += 1;
    return lowered ? 'موجودی کم شد.' : null;
  }

  function change(id: string, cart: Cart, property: number, qty: number): Reply {
    const limits = offers[property];
    if (!limits) return refusal(404, 'not_found', 'این کالا پیدا نشد.');
    if (qty > limits.maxBuy) return refusal(409, 'max_buy', 'محدودیت حداکثر تعداد');
    if (qty > limits.stock) return refusal(409, 'out_of_stock', 'محدودیت در تعداد');
    cart.lines.set(property, qty);
    cart.revision += 1;
    return answer(id);
  }

  function handle({ path, cartId: sentId, token, payload }: Call): Reply {
    const cartId = token ? (owned.get(token) ?? null) : sentId;
    if (!path.startsWith('/v2/Cart/')) return refusal(404, 'not_found', 'این نشانی پیدا نشد.');
    const cart = cartId === null ? undefined : carts.get(cartId);
    if (path === endpoints.getBasket) return answer(cartId, cart ? settle(cart) : null);
    if (path === endpoints.addToBasket) {
      const id = cart && cartId ? cartId : make();
      if (token) owned.set(token, id);
      const target = carts.get(id);
      if (!target) throw new Error('The cart was made just now.');
      const property = numberIn(payload, 'productPropertyId');
      const reply = change(
        id,
        target,
        property,
        (target.lines.get(property) ?? 0) + numberIn(payload, 'qty'),
      );
      if (reply.status !== 200 && target.lines.size === 0 && !cart) carts.delete(id);
      return reply;
    }
    if (!cart || cartId === null) return refusal(404, 'not_found', 'سبد خرید پیدا نشد.');
    if (path === endpoints.clearBasket) {
      cart.lines.clear();
      cart.revision += 1;
      return answer(cartId);
    }
    const property = numberIn(payload, 'productPropertyId');
    if (!cart.lines.has(property)) return refusal(404, 'not_found', 'این کالا در سبد خرید نیست.');
    if (path === endpoints.updateBasket) return change(cartId, cart, property, numberIn(payload, 'qty'));
    if (path !== endpoints.removeFromBasket) return refusal(404, 'not_found', 'این نشانی پیدا نشد.');
    cart.lines.delete(property);
    cart.revision += 1;
    return answer(cartId);
  }

  return {
    handle,
    make,
    owned,
    carts,
    /** Variant id → quantity of a cart. An unknown cart is empty. */
    quantities: (id: string | null): Record<number, number> =>
      Object.fromEntries(id === null ? [] : (carts.get(id)?.lines ?? [])),
    setStock: (property: number, stock: number) => {
      const one = offers[property];
      if (one) offers[property] = { ...one, stock };
    },
  };
}

export type FakeShop = ReturnType<typeof createFakeShop>;
