// The baskets of guests, kept in memory. The schemas are in contract/basket.ts.
import { randomUUID } from 'node:crypto';
import { colourOf, findProduct, pricingOf, Refusal } from './shop.mjs';

/** By the id that a browser sends as the header `CartId`. */
const baskets = new Map();
/** Without an instalment plan all figures of one are 0. */
const extraObject = {
  facility: { cartFacility: null, choice: null },
  showDetail: false,
  ...{ facilityDeference: 0, amountPerMonth: 0, sumOfFacilityBasket: 0, sumOfFacilityBasketDiscount: 0 },
};

function toItem([id, qty]) {
  const product = findProduct(id);
  const { slug, title, maxBuy, stock } = product;
  return {
    ...{ id: String(id), basketId: String(id), productId: id, productPropertyId: id, slug, title },
    ...{ image: product.pictures[0], imageUrl: product.pictures[0], qty, maxBuy, stock },
    ...pricingOf(product),
    ...{
      bundleOf: null,
      isBundle: false,
      timedBundle: false,
      bundleToDate: null,
      bundles: [],
      bundleInfo: '',
    },
    ...{
      atrributeOne: colourOf(product),
      atrributeTwo: null,
      description: product.guarantee,
      canDelete: true,
    },
    ...{ insuranceTotalPrice: 0, insurancePriceWithDiscount: 0, allServiceItems: [], serviceItems: [] },
    info: { message: null },
  };
}

/** The whole basket, which every call about it answers. A guest without one has an empty basket without an id. */
function answer(cartId) {
  const { revision, lines } = baskets.get(cartId) ?? { revision: 0, lines: new Map() };
  const items = [...lines].map(toItem);
  const sum = (of) => items.reduce((total, item) => total + of(item) * item.qty, 0);
  const data = {
    ...{ cartId: baskets.has(cartId) ? cartId : null, revision, items, qty: sum(() => 1), message: null },
    ...{
      total: sum(({ price }) => price),
      totalDiscount: sum(({ discount }) => discount),
      serviceTotalPrice: 0,
    },
  };
  return { data, extraObject };
}

/** Sets the quantity of a line. Every change raises the revision: the shop drops an answer with a smaller one than it knows. */
function change(sentId, { productPropertyId: id }, countPieces) {
  const cartId = baskets.has(sentId) ? sentId : randomUUID();
  const basket = baskets.get(cartId) ?? { revision: 0, lines: new Map() };
  const qty = countPieces(basket.lines.get(id) ?? 0);
  const { maxBuy, stock } = findProduct(id);
  if (qty > stock) throw new Refusal(409, 'out_of_stock', 'موجودی این کالا کافی نیست.');
  if (qty > maxBuy) throw new Refusal(409, 'max_buy', 'از این کالا بیشتر از این نمی‌توان خرید.');
  if (qty === 0) basket.lines.delete(id);
  else basket.lines.set(id, qty);
  basket.revision += 1;
  baskets.set(cartId, basket);
  return answer(cartId);
}

export const basketCalls = {
  'GET /v2/Cart/Get': ({ cartId }) => answer(cartId),
  'POST /v2/Cart/AddToCart': ({ cartId, body }) => change(cartId, body, (qty) => qty + body.qty),
  'POST /v2/Cart/UpdateCart': ({ cartId, body }) => change(cartId, body, () => body.qty),
  'POST /v2/Cart/RemoveItem': ({ cartId, body }) => change(cartId, body, () => 0),
  'DELETE /v2/Cart/DeleteCart': ({ cartId }) => {
    const basket = baskets.get(cartId);
    if (basket) baskets.set(cartId, { revision: basket.revision + 1, lines: new Map() });
    return answer(cartId);
  },
};
