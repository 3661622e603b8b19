import type { OrderState } from '@/contract/order';

/** One line: key of the product, which of its forms (as the shop sorts them), pieces. */
type PastLine = readonly [key: string, form: number, qty: number];

export type PastOrder = {
  /** The number; numbers rise with time. */
  id: number;
  /** Null: the day whose plan has its fifth instalment nine days from now. */
  daysAgo: number | null;
  state: OrderState;
  carrier: 'courier' | 'post' | 'tipax';
  lines: readonly PastLine[];
  /** Bought on the shop's plan of twelve months. */
  onPlan?: true;
  /** A phone, which is known by its serial number and activated with a code. */
  unit?: { imei: string; activationCode: string };
};

/** The order bought in instalments, of which four are paid. */
export const planOrder = 1_032_418;
/** The order that waits for its payment, which the «continue facility purchase» dialog leads to. */
export const waitingOrder = 1_048_267;
/** The order that came back, with its money in the wallet. */
export const returnedOrder = 1_039_520;
/** Paid with that money. */
export const laptopOrder = 1_041_077;
/** On its way. */
export const shippedOrder = 1_048_190;

/** What the demo shopper has bought, oldest first. */
// biome-ignore format: one order a row
export const history: readonly PastOrder[] = [
  { id: 1_021_407, daysAgo: 410, state: 'delivered', carrier: 'post', lines: [['xiaomi-redmi-note-13-pro', 0, 1]], unit: { imei: '86••••••••0913', activationCode: '305164' } },
  { id: 1_024_518, daysAgo: 331, state: 'delivered', carrier: 'post', lines: [['anker-powercore-20k', 0, 2], ['apple-usb-c-charge-cable-60w', 0, 1]] },
  { id: 1_026_240, daysAgo: 287, state: 'cancelled', carrier: 'tipax', lines: [['samsung-odyssey-oled-g8-g80sd', 0, 1]] },
  { id: 1_027_715, daysAgo: 251, state: 'delivered', carrier: 'post', lines: [['amazon-kindle-paperwhite-2024', 0, 1]] },
  { id: 1_029_083, daysAgo: 214, state: 'delivered', carrier: 'courier', lines: [['jbl-flip-6', 1, 1]] },
  { id: 1_030_466, daysAgo: 176, state: 'delivered', carrier: 'tipax', lines: [['apple-ipad-a16', 0, 1]] },
  { id: planOrder, daysAgo: null, state: 'delivered', carrier: 'courier', lines: [['samsung-galaxy-s25', 1, 1]], onPlan: true, unit: { imei: '35••••••••4127', activationCode: '482719035' } },
  { id: 1_035_207, daysAgo: 121, state: 'delivered', carrier: 'post', lines: [['sony-wi-c100', 0, 1], ['jbl-tune-beam', 0, 1]] },
  { id: 1_037_790, daysAgo: 95, state: 'delivered', carrier: 'courier', lines: [['samsung-galaxy-watch7', 0, 1]] },
  { id: returnedOrder, daysAgo: 63, state: 'returned', carrier: 'courier', lines: [['sony-wh-1000xm5', 0, 1]] },
  { id: laptopOrder, daysAgo: 41, state: 'delivered', carrier: 'courier', lines: [['apple-macbook-air-13-m3', 0, 1]] },
  { id: shippedOrder, daysAgo: 3, state: 'shipped', carrier: 'courier', lines: [['sony-playstation-5-slim', 0, 1], ['sony-dualsense', 2, 1]] },
  { id: 1_048_231, daysAgo: 1, state: 'preparing', carrier: 'courier', lines: [['apple-airpods-pro-2', 0, 1], ['samsung-silicone-case-galaxy-s25', 1, 1], ['spigen-glastr-ez-fit-galaxy-s25', 0, 2], ['logitech-pebble-mouse-2-m350s', 0, 1], ['kingston-canvas-go-plus', 0, 1]] },
  { id: waitingOrder, daysAgo: 0, state: 'awaitingPayment', carrier: 'courier', lines: [['asus-tuf-gaming-a15-fa507nv', 0, 1]], onPlan: true },
];

/** Keys of everything in it. */
export const historyKeys: readonly string[] = [
  ...new Set(history.flatMap(({ lines }) => lines.map(([key]) => key))),
];
