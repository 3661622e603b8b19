import { randomInt } from 'node:crypto';
import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test';
import type { Basket, BasketAnswer } from '@/contract/basket';
import type { FilePurpose, Upload } from '@/contract/file';
import type { UserEdit } from '@/contract/profile';
import type { UserInfo } from '@/contract/session';
import type { Province } from '@/contract/site';
import { aPhoto } from '@/tests/support/layout/uploads';
import { open, patient, readApi } from './support';

/** People of the demo seed. All tests share their data, so a test only reads it, and changes customers made by `signUp`. */
export const personas = {
  shopper: { mobile: '09123456789', name: 'مریم احمدی' },
  seller: { mobile: '09120000003', name: 'رضا کریمی' },
  supervisor: { mobile: '09120000004' },
} as const;

/** The password of customers made by `signUp`. */
export const password = 'Kabootar77';

/** People of the seed have the published password, which nobody may choose. */
const passwordOf = (mobile: string) =>
  Object.values(personas).some((one) => one.mobile === mobile) ? 'Pelle1234' : password;

type SentCode = { mobile: string; code: string; voice: boolean };

/** A mobile number that nobody has yet. */
export const newMobile = () => `093${String(randomInt(10 ** 8)).padStart(8, '0')}`;

/** A national id whose last digit is right. */
export function newNationalCode(): string {
  const digits = Array.from({ length: 9 }, () => randomInt(10));
  const rest = digits.reduce((sum, digit, index) => sum + digit * (10 - index), 0) % 11;
  const code = [...digits, rest < 2 ? rest : 11 - rest].join('');
  // The simulated services refuse people whose national id ends in 0 or 1.
  return /^(\d)\1{9}$|[01]$/.test(code) ? newNationalCode() : code;
}

/** The codes that were sent to a number, newest first, from the outbox of a shop that sends no messages. */
export async function sentCodes(request: APIRequestContext, mobile: string): Promise<SentCode[]> {
  const headers = { accept: 'application/json' };
  // At the backend itself: the shop passes on only what shoppers call.
  const outbox = `${process.env.API_BASE_URL ?? 'http://127.0.0.1:4100'}/dev/outbox`;
  const response = await request.get(outbox, { ...patient, headers });
  const { data }: { data: SentCode[] } = await response.json();
  return data.filter((sent) => sent.mobile === mobile);
}

/** The newest code of a number, once one is there that is none of the `earlier`. */
export async function codeOf(
  request: APIRequestContext,
  mobile: string,
  earlier: readonly SentCode[] = [],
): Promise<string> {
  let code = '';
  await expect(async () => {
    const sent = await sentCodes(request, mobile);
    expect(sent.length, `a code for ${mobile}`).toBeGreaterThan(earlier.length);
    code = sent[0]?.code ?? '';
  }).toPass();
  return code;
}

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

type Method = 'get' | 'post' | 'put' | 'delete';

/** Calls the backend in a customer's name; the answer must be good. `key` is the call's idempotency key. */
export async function callAs<Data>(
  request: APIRequestContext,
  { token }: Pick<UserInfo, 'token'>,
  method: Method,
  path: string,
  { key, ...body }: { data?: object; multipart?: Record<string, string>; key?: string } = {},
): Promise<Data> {
  const headers = { ...bearer(token), ...(key ? { 'Idempotency-Key': key } : {}) };
  const response = await request[method](`/api${path}`, { ...patient, ...body, headers });
  expect(response.ok(), `${method} ${path}: ${await response.text()}`).toBe(true);
  const { data }: { data: Data } = await response.json();
  return data;
}

async function post<Data>(request: APIRequestContext, path: string, data: object): Promise<Data> {
  const response = await request.post(`/api${path}`, { ...patient, data });
  expect(response.ok(), `${path}: ${await response.text()}`).toBe(true);
  const answer: { data: Data } = await response.json();
  return answer.data;
}

/** The cookie by which each number knows this worker, so that the seed's people get one message of a new device. */
const knownDevices = new Map<string, string>();

/** Signs in by password, as a device of the customer's would that is none of the test's browsers. */
export async function signInByApi(
  request: APIRequestContext,
  mobile: string,
  secret = passwordOf(mobile),
): Promise<UserInfo> {
  const response = await request.post('/api/v1/userLogin', {
    ...patient,
    data: { mobile, password: secret },
    headers: { cookie: knownDevices.get(mobile) ?? '' },
  });
  expect(response.ok(), `/v1/userLogin: ${await response.text()}`).toBe(true);
  const [cookie] = (response.headers()['set-cookie'] ?? '').split(';');
  if (cookie) knownDevices.set(mobile, cookie);
  const answer: { data: UserInfo } = await response.json();
  return answer.data;
}

/** The first city of the list, and whose. */
async function anyPlace(request: APIRequestContext) {
  const provinces = await readApi<Province[]>(request, '/public/provinces');
  const province = provinces.find(({ cities }) => cities.length > 1);
  const city = province?.cities[1];
  if (!province || !city) throw new Error('There is no province with cities.');
  return { province, city };
}

type NewCustomer = {
  /** Without one the customer is «registered, first time». */
  withPassword?: boolean;
  withProfile?: boolean;
};

export type Customer = UserInfo & { fname: string; lname: string };

/** Creates a customer that no other test uses, through the calls that a browser would make. */
export async function signUp(
  request: APIRequestContext,
  { withPassword = true, withProfile = true }: NewCustomer = {},
): Promise<Customer> {
  const mobile = newMobile();
  const asked = await request.post('/api/auth/forgetPassword?isVoiceCall=false', {
    ...patient,
    multipart: { mobile },
  });
  expect(asked.ok(), 'a code is sent').toBe(true);
  const code = await codeOf(request, mobile);
  const userInfo = await post<UserInfo>(request, '/v1/userLoginBySMS', { mobile, code });
  if (withPassword) {
    const multipart = { password, secretKey: userInfo.secretKey ?? '' };
    await callAs(request, userInfo, 'put', '/user/resetPassword', { multipart });
  }
  const names = { fname: 'نگار', lname: 'رستمی' };
  if (withProfile) {
    const { province, city } = await anyPlace(request);
    const edit: UserEdit = {
      ...names,
      nationalCode: newNationalCode(),
      provinceId: province.id,
      cityId: city.id,
      birthDate: '1990-05-12T00:00:00.000Z',
    };
    const multipart = Object.fromEntries(Object.entries(edit).map(([key, value]) => [key, String(value)]));
    await callAs(request, userInfo, 'put', '/user/user', { multipart });
  }
  return { ...userInfo, ...names, secretKey: null, hasPassword: withPassword, hasMainData: withProfile };
}

/** Uploads a small photo for a cheque or a return. @returns its id */
export async function uploadPhoto(
  request: APIRequestContext,
  userInfo: Pick<UserInfo, 'token'>,
  purpose: FilePurpose,
): Promise<string> {
  const bytes = await aPhoto();
  const data = { purpose, size: bytes.length };
  const { id } = await callAs<Upload>(request, userInfo, 'post', '/user/uploads', { data });
  const headers = { ...bearer(userInfo.token), 'content-type': 'application/octet-stream' };
  const response = await request.put(`/api/user/uploads/${id}?offset=0`, {
    ...patient,
    headers,
    data: bytes,
  });
  expect(response.ok(), `the upload: ${await response.text()}`).toBe(true);
  return id;
}

/** Ends a session at the server behind the browser's back. */
export const revoke = (request: APIRequestContext, userInfo: UserInfo) =>
  callAs(request, userInfo, 'post', '/user/logout');

/** What a customer has in the basket. */
export const basketOf = (request: APIRequestContext, userInfo: Pick<UserInfo, 'token'>) =>
  callAs<Basket>(request, userInfo, 'get', '/v2/Cart/Get');

/** Puts a line into a customer's basket from elsewhere. */
export const addAs = (
  request: APIRequestContext,
  userInfo: UserInfo,
  productPropertyId: number,
  qty: number,
) =>
  callAs<BasketAnswer['data']>(request, userInfo, 'post', '/v2/Cart/AddToCart', {
    data: { productPropertyId, qty },
  });

/** What browser storage has under a name. */
export const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

/** Keeps a session in the browser as the login does, beside the cookies that it has. */
export async function keepSession(page: Page, userInfo: UserInfo): Promise<void> {
  const { token, secretKey, hasMainData, hasPassword, mobile } = userInfo;
  const kept: UserInfo = { token, secretKey, hasMainData, hasPassword, mobile };
  const { origin } = new URL((await page.request.head('/early.js', patient)).url());
  await page.context().setStorageState({
    cookies: await page.context().cookies(),
    origins: [{ origin, localStorage: [{ name: 'userInfo', value: JSON.stringify(kept) }] }],
  });
}

/** Opens a page as a customer who signed in some time ago. */
export async function openAs(page: Page, userInfo: UserInfo, path: string): Promise<void> {
  await keepSession(page, userInfo);
  await open(page, path);
}

/** A page of the desk, in a browser of its own beside a shopper's page. */
export async function openDesk(browser: Browser, beside: Page, path: string): Promise<Page> {
  const desk = await browser.newPage({ baseURL: new URL(beside.url()).origin });
  await openAs(desk, await signInByApi(desk.request, personas.supervisor.mobile), path);
  return desk;
}

/** Keeps the offer to go on with a purchase closed, for tests about something else. */
async function withoutOffer(page: Page): Promise<void> {
  await page.route(/\/api\/user\/notifications(\?|$)/, async (route) => {
    const response = await route.fetch(patient);
    const answer: { data: { isModal: boolean }[] } = await response.json();
    for (const one of answer.data) one.isModal = false;
    await route.fulfill({ response, json: answer });
  });
}

/** The seed's shopper, signed in on a device of this test's own. */
export async function openAsShopper(page: Page, path: string): Promise<UserInfo> {
  const userInfo = await signInByApi(page.request, personas.shopper.mobile);
  await withoutOffer(page);
  await openAs(page, userInfo, path);
  return userInfo;
}

/** Where a mobile number is typed, on the page and in the dialog. */
export const mobileField = (page: Page) => page.getByRole('textbox', { name: 'شمارهٔ موبایل' });
export const codeField = (page: Page) => page.getByRole('textbox', { name: 'کد ۴ رقمی' });
/** A form may have the name of its field. */
export const passwordField = (page: Page, name = 'رمز عبور') =>
  page.locator('input').and(page.getByLabel(name, { exact: true }));
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Step 0. */
export async function enterMobile(page: Page, mobile: string): Promise<void> {
  await mobileField(page).fill(mobile);
  await button(page, 'ادامه').click();
}

/** Steps 0 and 2: a customer who has a password. */
export async function enterByPassword(
  page: Page,
  mobile: string,
  secret = passwordOf(mobile),
): Promise<void> {
  await enterMobile(page, mobile);
  await passwordField(page).fill(secret);
  await button(page, 'ورود').click();
}
