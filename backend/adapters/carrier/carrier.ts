/** A parcel that a carrier is asked to bring. Addresses of the shop belong to its account. */
export type Parcel = {
  /** Number of the order. */
  orderId: number;
  /** The place: «35.72, 51.41» for a carrier that needs a pin, else the name of a city. */
  destination: string;
  address: string;
  receiverName: string;
  /** As 09xxxxxxxxx. */
  receiverMobile: string;
  weightGrams: number;
  /** The worth of the content, in toman. */
  value: number;
};

/** How far a parcel is. */
export type ParcelState = 'waiting' | 'fetched' | 'delivered' | 'cancelled';

/** The carrier answered and does not do it. The message is Persian, for the operator. */
export class CarrierRefusal extends Error {}
/** The carrier did not answer: nothing is known about an order that was sent to it. */
export class CarrierSilent extends Error {}

/** A carrier with a web service. Every call throws CarrierRefusal or CarrierSilent. */
export type Carrier = {
  code: string;
  title: string;
  isDemo: boolean;
  /** The form of a parcel's `destination`: a pin on the map, or a city. */
  needs: 'pin' | 'city';
  /** Toman. */
  price(parcel: Parcel): Promise<number>;
  /** Orders the carriage. A carrier without it is ordered by hand. */
  order?(parcel: Parcel): Promise<{ reference: string; price: number }>;
  track?(parcel: { orderId: number; reference: string }): Promise<ParcelState>;
  cancel?(parcel: { orderId: number; reference: string }): Promise<void>;
};

export type CarrierFetch = (request: Request) => Promise<Response>;
const timeoutMs = 10_000;

/** Calls a carrier. Nothing of an error names the address or the key. @throws CarrierSilent */
export async function callCarrier(
  call: CarrierFetch,
  url: string,
  {
    method = 'GET',
    headers = {},
    body,
  }: { method?: string; headers?: Record<string, string>; body?: object },
): Promise<{ status: number; body: unknown }> {
  const init = {
    method,
    headers: { accept: 'application/json', 'content-type': 'application/json', ...headers },
  };
  try {
    const request = new Request(url, {
      ...init,
      ...(body ? { body: JSON.stringify(body) } : {}),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const response = await call(request);
    const text = await response.text();
    if (response.status >= 500) throw new CarrierSilent();
    return { status: response.status, body: text === '' ? null : JSON.parse(text) };
  } catch {
    throw new CarrierSilent('The carrier did not answer.');
  }
}

/** Latitude and longitude of a text like «35.72, 51.41»; null for another text. */
export function readPin(text: string): { lat: number; lng: number } | null {
  const found = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*[,،\s]\s*(-?\d{1,3}(?:\.\d+)?)\s*$/.exec(text);
  return found ? { lat: Number(found[1]), lng: Number(found[2]) } : null;
}
