import { type Accounts, openedFrom } from '@/backend/adapters/account/accounts';
import { judgeServiceError } from '@/backend/adapters/account/callService';
import { commonFields, type OuterService, readerOf } from '@/backend/adapters/account/fields';
import { type NoteCall, watched } from '@/backend/adapters/account/watched';
import { alopeykCarrier } from './alopeyk';
import type { Carrier } from './carrier';
import { simulateAlopeyk, simulateTipax } from './simulators';
import { tipaxCarrier } from './tipax';

/** The carriers with a web service, as outer services that have accounts. */
export const carrierServices: readonly OuterService[] = [
  {
    code: 'alopeyk',
    kind: 'carrier',
    title: 'الوپیک',
    prefix: 'ALOPEYK',
    fields: [
      { name: 'TOKEN', title: 'کلید وب‌سرویس', secret: true },
      { name: 'ORIGIN', title: 'مختصات مبدأ (مانند 35.72, 51.41)', shape: 'pin' },
      { name: 'ADDRESS', title: 'نشانی مبدأ' },
      { name: 'SENDER', title: 'نام فرستنده' },
      { name: 'PHONE', title: 'تلفن فرستنده' },
    ],
  },
  {
    code: 'tipax',
    kind: 'carrier',
    title: 'تیپاکس',
    prefix: 'TIPAX',
    fields: [
      commonFields.username,
      commonFields.password,
      commonFields.apiKey,
      { name: 'CITY', title: 'شهر مبدأ' },
    ],
  },
];

function openCarrier(code: string, values: Readonly<Record<string, string>>): Carrier {
  const read = readerOf(values);
  const options = values.URL ? { base: values.URL } : {};
  if (code === 'alopeyk')
    return alopeykCarrier(
      {
        token: read('TOKEN'),
        origin: read('ORIGIN'),
        address: read('ADDRESS'),
        senderName: read('SENDER'),
        senderPhone: read('PHONE'),
      },
      options,
    );
  const account = { username: read('USERNAME'), password: read('PASSWORD'), apiKey: read('API_KEY') };
  return tipaxCarrier({ ...account, originCity: read('CITY') }, options);
}

/** The simulated carriers of a demo shop, which are in its own process. @param now ms */
export function simulatedCarriers(now: () => number): readonly Carrier[] {
  const token = 'simulated';
  const tipax = { username: 'demo', password: 'demo', apiKey: 'demo' };
  const sender = {
    origin: '35.7219, 51.3347',
    address: 'تهران',
    senderName: 'فروشگاه',
    senderPhone: '02100000000',
  };
  return [
    alopeykCarrier(
      { token, ...sender },
      { base: 'https://alopeyk.invalid', isDemo: true, fetch: simulateAlopeyk(token, now) },
    ),
    tipaxCarrier(
      { ...tipax, originCity: 'تهران' },
      { base: 'https://tipax.invalid', isDemo: true, fetch: simulateTipax(tipax) },
    ),
  ];
}

/** The carriers that the desk can ask. */
export type Carriers = {
  /** Those that are switched on. */
  active: readonly Carrier[];
  /** A carrier of an older order, switched on or off. */
  find(code: string): Carrier | null;
};

const subject = ({ orderId }: { orderId: number }) => `order ${orderId}`;
const watchedCarrier = (carrier: Carrier, note: NoteCall) =>
  watched<Carrier>(
    carrier,
    carrier.code,
    {
      price: { action: 'price', subject, judgeError: judgeServiceError },
      order: { action: 'order', subject, judgeError: judgeServiceError },
      track: { action: 'track', subject, judgeError: judgeServiceError },
      cancel: { action: 'cancel', subject, judgeError: judgeServiceError },
    },
    note,
  );

/**
 * The carriers with accounts, and simulated ones in place of those without. @param simulated none outside of a demo shop
 * @param complete adds the values that only the settings of the server have
 */
export function liveCarriers(
  simulated: readonly Carrier[],
  accounts: Pick<Accounts, 'find'>,
  complete: (code: string, values: Readonly<Record<string, string>>) => Readonly<Record<string, string>>,
  note: NoteCall,
): Carriers {
  const open = openedFrom(accounts, (code, values) =>
    watchedCarrier(openCarrier(code, complete(code, values)), note),
  );
  const demo = new Map(simulated.map((carrier) => [carrier.code, watchedCarrier(carrier, note)]));
  return {
    get active() {
      return carrierServices.flatMap(({ code }) => {
        const account = accounts.find(code);
        const carrier = account ? account.active && open(code) : demo.get(code);
        return carrier ? [carrier] : [];
      });
    },
    find: (code) => open(code) ?? demo.get(code) ?? null,
  };
}
