import { type Accounts, openedFrom } from '@/backend/adapters/account/accounts';
import type { OuterService } from '@/backend/adapters/account/fields';
import { type NoteCall, watched } from '@/backend/adapters/account/watched';
import type { FeedName, Feeds } from './configured';
import { openTorobWebhook, type TorobWebhook, torobWebhookUrl } from './webhook';

/** The sites that read lists of the shop, as outer services that have accounts. */
export const feedServices: readonly OuterService[] = [
  {
    code: 'torob',
    kind: 'feed',
    title: 'ترب',
    prefix: 'TOROB',
    fields: [
      { name: 'WEBHOOK_TOKEN', title: 'توکن وب‌هوک در پنل ترب', secret: true, optional: true },
      { name: 'HOST', title: 'دامنهٔ وب‌سرویس، اگر دامنهٔ فروشگاه نیست', optional: true },
    ],
  },
  { code: 'google', kind: 'feed', title: 'گوگل مرچنت', prefix: 'GOOGLE_FEED', fields: [] },
  { code: 'emalls', kind: 'feed', title: 'ایمالز', prefix: 'EMALLS', fields: [] },
];

/** The lists that an account opens. */
const listsOf: Readonly<Record<string, readonly FeedName[]>> = {
  torob: ['torob', 'torobOrders'],
  google: ['google'],
  emalls: ['emalls'],
};

/** A webhook whose calls are noted for the desk. */
const watchedWebhook = (webhook: TorobWebhook, note: NoteCall): TorobWebhook =>
  watched(
    { tell: webhook },
    'torob',
    {
      tell: {
        action: 'tellChanges',
        judge: (status) =>
          status === 200 ? { outcome: 'done' } : { outcome: 'refused', error: `answered status ${status}` },
      },
    },
    note,
  ).tell;

/**
 * The lists that the desk has opened, and those of the server's settings of which the desk has no account. A change needs no restart.
 * @param base the settings @param complete adds the values that only the settings of the server have
 * @param readShopUrl the public address of the shop at this moment
 */
export function liveFeeds(
  base: Feeds,
  accounts: Pick<Accounts, 'find'>,
  complete: (code: string, values: Readonly<Record<string, string>>) => Readonly<Record<string, string>>,
  readShopUrl: () => string | null,
  note: NoteCall,
): Feeds {
  const open = openedFrom(accounts, (code, own) => {
    const { WEBHOOK_TOKEN: token } = complete(code, own);
    return token ? watchedWebhook(openTorobWebhook(token, torobWebhookUrl), note) : null;
  });
  const ofSettings = base.webhook && watchedWebhook(base.webhook, note);
  return {
    get open() {
      const lists = feedServices.flatMap(({ code }) => {
        const account = accounts.find(code);
        const known = listsOf[code] ?? [];
        return account ? (account.active ? known : []) : known.filter((list) => base.open.has(list));
      });
      return new Set(readShopUrl() === null ? [] : lists);
    },
    get shopUrl() {
      return readShopUrl();
    },
    get torob() {
      const { HOST: host } = complete('torob', accounts.find('torob')?.values ?? {});
      const url = readShopUrl();
      const usual = url === null || url === base.shopUrl ? base.torob.host : new URL(url).host;
      return { key: base.torob.key, host: host ?? usual };
    },
    get webhook() {
      const account = accounts.find('torob');
      return account ? (account.active ? open('torob') : null) : ofSettings;
    },
  };
}
