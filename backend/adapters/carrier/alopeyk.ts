import {
  callService,
  type ServiceFetch,
  ServiceRefusal,
  ServiceSilent,
} from '@/backend/adapters/account/callService';
import { type Carrier, type Parcel, type ParcelState, readPin } from './carrier';
import { messages } from './messages';

export type AlopeykAccount = {
  token: string;
  /** Pin of the place from which parcels are fetched. */
  origin: string;
  address: string;
  senderName: string;
  senderPhone: string;
};

/** Every state of an order in the documents, as the shop knows it. */
const states: Readonly<Record<string, ParcelState>> = {
  new: 'waiting',
  scheduled: 'waiting',
  searching: 'waiting',
  accepted: 'waiting',
  picking: 'waiting',
  delivering: 'fetched',
  delivered: 'delivered',
  finished: 'delivered',
  cancelled: 'cancelled',
  expired: 'cancelled',
  removed: 'cancelled',
  deleted: 'cancelled',
};

type Options = { base?: string; isDemo?: boolean; fetch?: ServiceFetch };

/**
 * Alopeyk v2, couriers of a city (github.com/AloPeyk/AloPeyk-Api-PHP). Amounts are toman. The parcel is fetched as soon as it is ordered
 * and the account of the shop pays.
 */
export function alopeykCarrier(
  { token, origin, address, senderName, senderPhone }: AlopeykAccount,
  { base = 'https://api.alopeyk.com', isDemo = false, fetch: call = fetch }: Options = {},
): Carrier {
  async function ask(path: string, body?: object): Promise<Record<string, unknown>> {
    const headers = { authorization: `Bearer ${token}`, 'x-requested-with': 'XMLHttpRequest' };
    const answer = await callService(call, `${base}/api/v2/${path}`, {
      headers,
      ...(body ? { method: 'POST', body } : {}),
    });
    if (answer.status === 401 || answer.status === 403) throw new ServiceRefusal(messages.denied);
    const { status, object } = Object(answer.body);
    if (status !== 'success' || answer.status >= 400) throw new ServiceRefusal(messages.refused);
    return Object(object);
  }

  function bodyOf({ orderId, destination, address: text, receiverName, receiverMobile }: Parcel) {
    const [from, to] = [readPin(origin), readPin(destination)];
    if (!from || !to) throw new ServiceRefusal(messages.noPin);
    return {
      transport_type: 'motorbike',
      addresses: [
        {
          type: 'origin',
          ...from,
          address,
          description: String(orderId),
          person_fullname: senderName,
          person_phone: senderPhone,
        },
        {
          type: 'destination',
          ...to,
          address: text,
          description: text,
          person_fullname: receiverName,
          person_phone: receiverMobile,
        },
      ],
      has_return: false,
      cashed: false,
    };
  }
  const priceOf = ({ price }: Record<string, unknown>) => {
    if (typeof price !== 'number' || !(price >= 0)) throw new ServiceSilent('The carrier said no price.');
    return Math.round(price);
  };

  return {
    code: 'alopeyk',
    title: 'الوپیک',
    isDemo,
    needs: 'pin',
    price: async (parcel) => priceOf(await ask('orders/price/calc', bodyOf(parcel))),
    async order(parcel) {
      const made = await ask('orders', bodyOf(parcel));
      if (typeof made.id !== 'number') throw new ServiceSilent('The carrier gave no number.');
      return { reference: String(made.id), price: priceOf(made) };
    },
    async track({ reference }) {
      const { status } = await ask(`orders/${encodeURIComponent(reference)}`);
      const state = states[String(status)];
      if (!state) throw new ServiceSilent('The carrier named an unknown state.');
      return state;
    },
    async cancel({ reference }) {
      await ask(`orders/${encodeURIComponent(reference)}/cancel?comment=cancelled`);
    },
  };
}
