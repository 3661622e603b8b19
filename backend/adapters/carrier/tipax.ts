import {
  callService,
  type ServiceFetch,
  ServiceRefusal,
  ServiceSilent,
} from '@/backend/adapters/account/callService';
import { normalizeName } from '@/rules/personalData';
import type { Carrier } from './carrier';
import { messages } from './messages';

export type TipaxAccount = {
  username: string;
  password: string;
  apiKey: string;
  /** Name of the city from which parcels are sent. */
  originCity: string;
};

type Options = { base?: string; isDemo?: boolean; fetch?: ServiceFetch };

const gramsOfKilogram = 1000;
const rialOfToman = 10;
const foldCity = (title: string) => normalizeName(title).replace(/[\s\u200c]/g, '');

/**
 * Tipax OM v3 (academy.tipax.ir), parcels between cities: its price. Amounts are rial. Its calls for ordering are only in the contract, so
 * parcels are registered by hand and followed by the link of the company.
 */
export function tipaxCarrier(
  { username, password, apiKey, originCity }: TipaxAccount,
  { base = 'https://omapi.tipax.ir', isDemo = false, fetch: call = fetch }: Options = {},
): Carrier {
  const root = `${base}/api/OM/v3`;
  let cities: Promise<Map<string, number>> | null = null;

  async function authorize(): Promise<Record<string, string>> {
    const { body } = await callService(call, `${root}/Account/token`, {
      method: 'POST',
      body: { username, password, apiKey },
    });
    const { accessToken } = Object(body);
    if (typeof accessToken !== 'string') throw new ServiceRefusal(messages.denied);
    return { authorization: `Bearer ${accessToken}` };
  }

  async function readCities(headers: Record<string, string>): Promise<Map<string, number>> {
    const { body } = await callService(call, `${root}/Cities`, { headers });
    if (!Array.isArray(body)) throw new ServiceSilent('The carrier named no cities.');
    return new Map(body.map((city) => [foldCity(String(Object(city).title ?? '')), Number(Object(city).id)]));
  }

  async function cityId(title: string, headers: Record<string, string>): Promise<number> {
    cities ??= readCities(headers);
    const known = await cities.catch((error: unknown) => {
      cities = null;
      throw error;
    });
    const id = known.get(foldCity(title));
    if (id === undefined) throw new ServiceRefusal(messages.noCity(title));
    return id;
  }

  return {
    code: 'tipax',
    title: 'تیپاکس',
    isDemo,
    needs: 'city',
    async price({ destination, weightGrams, value }) {
      const headers = await authorize();
      const [from, to] = [await cityId(originCity, headers), await cityId(destination, headers)];
      const { status, body } = await callService(call, `${root}/Pricing`, {
        method: 'POST',
        headers,
        body: {
          packageInputs: [
            {
              origin: { cityId: from },
              destination: { cityId: to },
              weight: weightGrams / gramsOfKilogram,
              packageValue: value * rialOfToman,
              // The sender pays.
              paymentType: 10,
            },
          ],
        },
      });
      if (status >= 400) throw new ServiceRefusal(messages.refused);
      const price = Number(Object(Object(Object(body)[0]).regularRate).finalPrice);
      if (!(price > 0)) throw new ServiceSilent('The carrier said no price.');
      return Math.ceil(price / rialOfToman);
    },
  };
}
