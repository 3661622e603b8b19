import { randomUUID } from 'node:crypto';
import { answerOf } from '@/contract/answer';
import { type CheckoutChoice, CheckoutReview, PlacedOrder, ShippingMethod } from '@/contract/checkout';
import { ChequeRequest } from '@/contract/cheque';
import { type FilePurpose, Upload } from '@/contract/file';
import { Order, OrderSummary, OrdersExtra } from '@/contract/order';
import { ReturnPreview } from '@/contract/orderReturn';
import * as address from '@/services/address';
import * as basket from '@/services/basket';
import * as checkout from '@/services/checkout';
import * as file from '@/services/file';
import { aPhotoDataUrl } from '@/tests/support/layout/uploads';
import { bytesOfDataUrl } from '@/utils/dataUrl';
import { type Case, filled, nothing, pageOf, signal } from './case';
import { home, newestAddress } from './customerCases';
import { api, ids } from './liveBackend';
import { changeShop, readRows, readShop } from './plainCalls';

/** The newest delivered order of the demo, whose products can still be returned. */
const returnableOrder = 1_046_112;

/** Begins an upload with the bytes of a small photo. */
async function beginPhoto(purpose: FilePurpose) {
  const bytes = bytesOfDataUrl(await aPhotoDataUrl());
  const { id } = await file.beginUpload(api, { purpose, size: bytes.length }, signal);
  return { purpose, id, bytes };
}

/** A small photo at the backend. */
export async function addPhoto(purpose: FilePurpose = 'return') {
  const upload = await beginPhoto(purpose);
  const { file: stored } = await file.sendPart(api, { ...upload, offset: 0 }, () => undefined, signal);
  if (!stored) throw new Error('The photo has one part.');
  return stored;
}

/** The order of the demo shop whose cheques are in review. */
async function openCheques() {
  const [request] = await readShop('chequeRequests', {});
  if (!request) throw new Error('The demo shop has an order with open cheques.');
  return request;
}

/** A piece of the order that can be returned. */
const returnableLines = async () => {
  const { items } = await readShop('order', { orderId: returnableOrder });
  return [{ itemId: items[0]?.id ?? 0, qty: 1 }];
};

/** The choice of a basket that is sent by post. */
async function choosePost(): Promise<CheckoutChoice> {
  const addressId = await newestAddress();
  const methods = await checkout.fetchShippingMethods(api, addressId, signal);
  const methodId = methods.find(({ kind }) => kind === 'post')?.id ?? 0;
  const shipping = { methodId, slotId: null, branchId: null };
  return { addressId, shipping, gateway: null, useWallet: false, coupon: null };
}

/** Calls of a signed-in customer from the checkout to the return of an order. */
export const orderCases = {
  fetchShippingMethods: [
    answerOf(filled(ShippingMethod)),
    async () => {
      await address.saveAddress(api, { id: null, address: home });
      await basket.clearBasket(api);
      await basket.addToBasket(api, { productPropertyId: ids.variant, qty: 1 });
      return checkout.fetchShippingMethods(api, await newestAddress(), signal);
    },
  ],
  reviewCheckout: [
    answerOf(CheckoutReview),
    async () => checkout.reviewCheckout(api, await choosePost(), signal),
  ],
  placeOrder: [
    answerOf(PlacedOrder),
    async () => {
      const choice = await choosePost();
      const { agreed } = await checkout.reviewCheckout(api, choice, signal);
      return checkout.placeOrder(api, {
        order: { ...choice, gateway: 'sandbox', agreed },
        key: randomUUID(),
      });
    },
  ],
  orders: [pageOf(OrderSummary, OrdersExtra), () => readRows('orders', { tab: 'all' })],
  order: [answerOf(Order), () => readShop('order', { orderId: returnableOrder })],
  returnPreview: [
    answerOf(ReturnPreview),
    async () => readShop('returnPreview', { orderId: returnableOrder, lines: await returnableLines() }),
  ],
  requestReturn: [
    answerOf(Order),
    async () =>
      changeShop('requestReturn', {
        orderId: returnableOrder,
        request: {
          lines: await returnableLines(),
          reason: 'changedMind',
          note: '',
          photos: [(await addPhoto()).id],
        },
      }),
  ],
  cancelReturn: [
    answerOf(Order),
    async () => {
      const { returns } = await readShop('order', { orderId: returnableOrder });
      return changeShop('cancelReturn', { id: returns[0]?.id ?? 0 });
    },
  ],
  beginUpload: [answerOf(Upload), () => beginPhoto('return')],
  fetchUpload: [
    answerOf(Upload),
    async () => file.fetchUpload(api, await beginPhoto('conversation'), signal),
  ],
  sendPart: [answerOf(Upload), () => addPhoto()],
  removeFile: [nothing, async () => file.removeFile(api, { purpose: 'return', id: (await addPhoto()).id })],
  chequeRequests: [answerOf(filled(ChequeRequest)), () => readShop('chequeRequests', {})],
  orderCheques: [
    answerOf(ChequeRequest),
    async () => readShop('orderCheques', { orderId: (await openCheques()).orderId }),
  ],
  giveOrderDocument: [
    answerOf(Order),
    async () => {
      const { orderId } = await openCheques();
      const { id } = await addPhoto('loan');
      return changeShop('giveOrderDocument', { orderId, number: 1, fileIds: [id] });
    },
  ],
  handInCheques: [
    answerOf(ChequeRequest),
    async () => {
      const { orderId, cheques } = await openCheques();
      const refused = cheques.find(({ state }) => state === 'refused');
      if (!refused) throw new Error('The demo shop has a refused cheque.');
      const { number, amount, dueDate } = refused;
      const picture = await addPhoto('cheque');
      const handed = { number, amount, dueDate, sayadNumber: '1234567890123456', owner: null };
      return changeShop('handInCheques', { orderId, cheques: [{ ...handed, pictureId: picture.id }] });
    },
  ],
} satisfies Record<string, Case>;
