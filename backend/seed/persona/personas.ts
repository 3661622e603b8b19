import type { FileStorage } from '@/backend/adapters/storage/storage';
import type { Orm } from '@/backend/db/connect';
import { addresses, users } from '@/backend/db/schema/customer';
import { hashPassword } from '@/backend/domains/account/session/password';
import type { FacilityPlan } from '@/contract/facility';
import { dayMs } from '@/utils/timeUnits';
import { seedChequeOrder } from './personaCheques';
import { seedFeed } from './personaFeed';
import { productKeys, readHistory } from './personaHistory';
import { likedKeys, seedFavorites } from './personaLikes';
import { seedLoanRequest } from './personaLoan';
import { seedOrders } from './personaOrders';
import { seedPayments } from './personaPayments';
import { offersOf, variantsOf } from './personaProducts';
import { seedWallet } from './personaWallet';

/** The password of every persona with one. The README publishes it. */
const demoPassword = 'Pelle1234';

const tehran = { provinceId: 8, cityId: 394 };
const isfahan = { provinceId: 4, cityId: 122 };

type User = typeof users.$inferInsert;

/**
 * The people of the demo shop. Their national ids are invented and only pass the checksum. 09120000001 stays free, so that
 * it can register.
 */
const shopper: User = {
  mobile: '09123456789',
  fName: 'مریم',
  lName: 'احمدی',
  nationalCode: '0080028942',
  birthDate: '1992-10-06',
  ...tehran,
};
const seller: User = {
  mobile: '09120000003',
  fName: 'رضا',
  lName: 'کریمی',
  nationalCode: '1273846559',
  birthDate: '1985-05-21',
  noCheck: true,
  ...isfahan,
};
const supervisor: User = {
  mobile: '09120000004',
  fName: 'سارا',
  lName: 'محمدی',
  nationalCode: '0491382766',
  birthDate: '1988-02-11',
  role: 'supervisor',
  ...tehran,
};
/** Registered with a code, without a password and a profile. */
const newcomer: User = { mobile: '09120000002' };

/** The people whose password is `demoPassword`. */
export const publishedPeople = [shopper, seller, supervisor];

const receiver = { receiverName: 'مریم احمدی', receiverMobile: '09123456789' };

/** The shopper's addresses, oldest first. */
const places = [
  {
    title: 'خانهٔ مادر',
    ...isfahan,
    address: 'چهارباغ بالا، کوچهٔ ۴',
    plaque: '2',
    unit: null,
    postalCode: '8163914557',
    receiverName: 'زهرا احمدی',
    receiverMobile: '09131112233',
  },
  {
    title: 'محل کار',
    ...tehran,
    address: 'میرداماد، برج آرین، طبقهٔ ۹',
    plaque: '114',
    unit: '36',
    postalCode: '1969714413',
    ...receiver,
  },
  {
    title: 'خانه',
    ...tehran,
    address: 'ونک، خیابان گاندی، کوچهٔ ۱۲',
    plaque: '8',
    unit: '4',
    postalCode: '1517963511',
    ...receiver,
    isDefault: true,
    latitude: 35.7486,
    longitude: 51.4137,
  },
];

/**
 * Writes the people of the demo shop and the history of the shopper. @param now ms since the epoch
 * @param storage see `SeedOptions`
 */
export async function seedPersonas(
  orm: Orm,
  plan: FacilityPlan,
  now: number,
  storage?: Pick<FileStorage, 'put'>,
): Promise<void> {
  const passwordHash = await hashPassword(demoPassword);
  const ago = (days: number) => new Date(now - days * dayMs);
  const rows = await orm
    .insert(users)
    .values([
      { ...shopper, passwordHash, createdAt: ago(411) },
      { ...seller, passwordHash, createdAt: ago(700) },
      { ...supervisor, passwordHash, createdAt: ago(800) },
      { ...newcomer, createdAt: ago(2) },
    ])
    .returning({ id: users.id, mobile: users.mobile });
  const userId = rows.find(({ mobile }) => mobile === shopper.mobile)?.id ?? 0;
  await orm
    .insert(addresses)
    .values(places.map((place, age) => ({ ...place, userId, createdAt: ago(400 - age) })));

  if (storage) await seedLoanRequest(orm, { userId, storage, now });
  const history = readHistory();
  const bought = productKeys(history);
  const variants = await variantsOf(orm, bought);
  // A shop seeded with few products has people, but no past orders.
  if (variants.size < bought.length) return;
  const address = {
    receiverName: receiver.receiverName,
    receiverMobile: receiver.receiverMobile,
    text: 'تهران، ونک، خیابان گاندی، کوچهٔ ۱۲، پلاک ۸، واحد ۴',
    postalCode: '1517963511',
  };
  const written = await seedOrders(
    orm,
    history,
    { userId, address, cityId: tehran.cityId, plan, now },
    variants,
  );
  const [earphones] = variants.get('apple-airpods-pro-2') ?? [];
  if (earphones) await seedChequeOrder(orm, { userId, address, now }, earphones);
  await seedWallet(orm, userId, written, now);
  await seedPayments(orm, userId);
  const cheaper = await seedFavorites(orm, userId, await offersOf(orm, likedKeys, now), now);
  await seedFeed(orm, userId, { written, cheaper, now });
}
