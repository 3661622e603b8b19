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

/** A carrier with a web service. Every call throws ServiceRefusal or ServiceSilent. */
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

/** Latitude and longitude of a text like «35.72, 51.41»; null for another text. */
export function readPin(text: string): { lat: number; lng: number } | null {
  const found = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*[,،\s]\s*(-?\d{1,3}(?:\.\d+)?)\s*$/.exec(text);
  return found ? { lat: Number(found[1]), lng: Number(found[2]) } : null;
}
