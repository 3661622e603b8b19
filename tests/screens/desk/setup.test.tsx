import '@/components/desk/setup/SetupScreen';
import '@/components/desk/facility/PlansScreen';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { DeskPlans } from '@/contract/desk/facility';
import { type Opening, openingSteps } from '@/contract/desk/opening';
import type { DeskSetup } from '@/contract/desk/setup';
import type { SiteGateway } from '@/contract/desk/site';
import type { User } from '@/contract/profile';
import { answerOnce, refusal, sent } from '@/tests/support/answers';
import { openDesk } from '@/tests/support/desk/deskScreen';
import { aVariant } from '@/tests/support/factories/deskProduct';
import { aUser } from '@/tests/support/factories/profile';
import { hrefOf } from '@/tests/support/hrefOf';
import { replaceText } from '@/tests/support/replaceText';

// Loads the chunk of the section before the first test, which would wait for it.

const saving = 'POST /admin/setup/brands';
const emptySetup: DeskSetup = {
  categories: [],
  brands: [],
  filterAttributes: [],
  synonyms: [],
  deliveryMethods: [],
  holidays: [],
  branches: [],
  vatRates: [],
  providers: [],
  shippingCompanies: [],
  coupons: [],
  bundles: [],
  documentKinds: [],
  betaProgrammes: [],
  reminderSteps: [],
  merchantDocuments: [],
  provinces: [],
  couponUses: [],
  productNames: [],
  stairProducts: [],
};

/** The setup of a new shop, which keeps the brands that are saved. */
function openSetup(gateways: SiteGateway[] = [], page = 'setup?tab=delivery') {
  const setup = structuredClone(emptySetup);
  return openDesk(page, {
    'GET /admin/setup': setup,
    'GET /admin/site/gateways': gateways,
    [saving]: ({ body }) => {
      setup.brands.push({ id: 7, ...body.fields });
      return { id: 7 };
    },
  });
}

const textbox = (name: string) => screen.findByRole('textbox', { name });
const samsung = { title: 'سامسونگ', latinTitle: 'Samsung', slug: 'samsung', aliases: [] };

/** Fills the form of a new brand and saves it. */
async function saveSamsung(user: UserEvent) {
  await replaceText(user, await textbox('نام برند'), samsung.title);
  await replaceText(user, await textbox('نام لاتین'), samsung.latinTitle);
  await replaceText(user, await textbox('نشانی'), samsung.slug);
  await user.click(screen.getByRole('button', { name: 'ذخیره' }));
}

test('an empty list says what it is for, and its first entry is written without leaving the page', async () => {
  const { user } = openSetup([], 'setup?tab=brands');
  expect(await screen.findByText(/نخستین برند را بسازید/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'برند جدید' }));
  await user.click(await screen.findByRole('button', { name: 'ذخیره' }));
  // Nothing is sent before the form is complete, and the first wrong field has the focus.
  expect(await textbox('نام برند')).toHaveFocus();
  expect(await textbox('نام برند')).toBeInvalid();
  expect(sent(saving)).toEqual([]);
  await saveSamsung(user);
  const table = within(await screen.findByRole('table', { name: 'برندها' }));
  expect(table.getByText('سامسونگ')).toBeVisible();
  expect(sent(saving)).toEqual([{ fields: samsung }]);
});

test('what the server refuses stands at its field, and nothing that was typed is lost', async () => {
  const message = 'برند دیگری این نشانی را دارد.';
  const { user } = openSetup([], 'setup?tab=brands');
  answerOnce({ [saving]: refusal(409, message, { slug: message }) });
  await user.click(await screen.findByRole('button', { name: 'برند جدید' }));
  await saveSamsung(user);
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'نشانی' })).toBeInvalid());
  expect(screen.getAllByText(message)[0]).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'نام برند' })).toHaveValue('سامسونگ');
});

const consoleRow = {
  ...{ id: 4, slug: 'ps5', title: 'کنسول', imageUrl: null, category: 'بازی', brand: 'سونی', active: true },
  variants: [{ id: 41, ...aVariant({ colourTitle: 'سفید' }) }],
};

test('a bundle is made of products that are found by name, and says how its companion is offered', async () => {
  const { user } = openDesk('setup?tab=offers', {
    'GET /admin/setup': emptySetup,
    'GET /admin/site/gateways': [],
    'GET /admin/products': { products: [consoleRow], total: 1, pages: 1 },
    'POST /admin/setup/bundles': { id: 1 },
  });
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  await press('بستهٔ جدید');
  await press('ذخیره');
  expect(await screen.findByText('دست‌کم یک کالا یا یک دسته انتخاب کنید.')).toBeVisible();
  expect(screen.getByText('دست‌کم یک همراه اضافه کنید.')).toBeVisible();
  await replaceText(user, await textbox('نام بسته'), 'بستهٔ بازی');
  await user.type(screen.getByRole('searchbox', { name: 'افزودن کالا' }), 'کنسول{Enter}');
  await press('افزودن کنسول');
  await user.type(screen.getByRole('searchbox', { name: 'افزودن همراه' }), 'کنسول{Enter}');
  await press('همراه با کنسول، سفید');
  await user.selectOptions(screen.getByRole('combobox', { name: 'چگونه' }), 'قیمت در بسته');
  await replaceText(user, await textbox('قیمت در بسته (تومان)'), '۱۲۰۰۰۰');
  await press('ذخیره');
  const offers = [{ propertyId: 41, price: 120_000, percent: null }];
  await waitFor(() =>
    expect(sent('POST /admin/setup/bundles')).toEqual([
      {
        fields: { title: 'بستهٔ بازی', productIds: [4], categoryIds: [], offers, endsAt: null, active: true },
      },
    ]),
  );
});

test('a coupon shows how often it was used, and makes single codes', async () => {
  const coupon: DeskSetup['coupons'][number] = {
    ...{ id: 3, title: 'یلدا', code: null, percent: 10, amount: 500_000, minimum: 0, uses: 100 },
    ...{ usesPerCustomer: 1, categoryIds: [], active: true },
    ...{ validFrom: '2026-11-01T00:00:00.000Z', validTo: '2026-12-22T00:00:00.000Z' },
  };
  const used = { id: 1_040_001, code: 'K7PQ', discount: 480_000, placedAt: coupon.validFrom };
  const codes = [{ code: 'K7PQ', orderId: used.id }];
  const { user } = openDesk('setup?tab=offers', {
    'GET /admin/setup': {
      ...emptySetup,
      coupons: [coupon],
      couponUses: [{ couponId: 3, orders: 1, discount: 480_000 }],
    },
    'GET /admin/site/gateways': [],
    'GET /admin/catalogue/choices': { categories: [], brands: [], colours: [], guarantees: [] },
    'GET /admin/coupons/3': { orders: [{ ...used, state: 'preparing' }], codes },
    'POST /admin/coupons/3/codes': null,
  });
  expect(await screen.findByText('۱ از ۱۰۰ سفارش، ۴۸۰٬۰۰۰ تومان')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'ویرایش یلدا' }));
  expect(await screen.findByText(/۱ کد، که ۱ تای آن به کار رفته است/)).toBeVisible();
  expect(hrefOf('۱۰۴۰۰۰۱')).toBe('/admin/orders?id=1040001');
  await replaceText(user, await textbox('تعداد کد جدید'), '۵۰');
  await user.click(screen.getByRole('button', { name: 'ساخت کد' }));
  await waitFor(() => expect(sent('POST /admin/coupons/3/codes')).toEqual([{ count: 50 }]));
});

const sandbox = { code: 'sandbox', title: 'درگاه آزمایشی' };

test.each([
  ['without a gateway on the server', [], /هیچ درگاهی وصل نیست/],
  ['with a gateway that is switched off', [{ ...sandbox, accepted: false }], /در «مشخصات فروشگاه» فعال نیست/],
  ['with a gateway', [{ ...sandbox, accepted: true }], 'مشتری با این درگاه‌ها می‌پردازد: درگاه آزمایشی.'],
])('the setup says how shoppers can pay %s', async (_what, gateways, text) => {
  openSetup(gateways);
  expect(await screen.findByText(text)).toBeVisible();
});

test('the account of a gateway is written, saved and tried, and its key is not shown', async () => {
  const { user } = openDesk('setup?tab=services', {
    'GET /admin/site/gateways': [],
    'GET /admin/outerServices': {
      canSeal: true,
      services: [
        {
          code: 'zibal',
          kind: 'gateway',
          title: 'زیبال',
          active: false,
          source: 'desk',
          fields: [
            { name: 'MERCHANT', title: 'کد درگاه', secret: true, optional: false, filled: true, value: '' },
          ],
        },
      ],
    },
    'PUT /admin/outerServices/zibal': null,
    'POST /admin/outerServices/zibal/test': { done: false, text: 'آزمایش نشد: درگاه فعال نیست.' },
  });
  await user.click(await screen.findByRole('button', { name: 'ویرایش زیبال' }));
  expect(await screen.findByLabelText('کد درگاه')).toHaveValue('');
  await user.click(screen.getByLabelText('روشن'));
  await user.click(screen.getByRole('button', { name: 'ذخیره' }));
  expect(await screen.findByText(/از همین لحظه کار می‌کند/)).toBeVisible();
  expect(sent('PUT /admin/outerServices/zibal')).toEqual([{ active: true, values: { MERCHANT: '' } }]);
  await user.click(screen.getByRole('button', { name: 'درگاه را بیازما' }));
  expect(await screen.findByText('آزمایش نشد: درگاه فعال نیست.')).toBeVisible();
});

test('what is missing before the first sale has a link each, and the owner opens the shop knowing it', async () => {
  const opening: Opening = {
    isOpen: false,
    steps: openingSteps.map((step) => ({ step, done: !['delivery', 'product', 'plan'].includes(step) })),
  };
  const { user } = openDesk('setup?tab=opening', {
    'GET /admin/site/gateways': [],
    'GET /admin/opening': () => opening,
    'POST /admin/outerServices/sms/test': {
      done: true,
      text: 'پیامک آزمایشی با کد ۱۲۳۴ به شمارهٔ شما فرستاده شد.',
    },
    'POST /admin/site/modes': () => {
      opening.isOpen = true;
      return { catalogMode: false, maintenanceMode: false, maintenanceUntil: null };
    },
  });
  expect(
    within((await screen.findByText('روش ارسال')).closest('li') as HTMLElement).getByText('مانده'),
  ).toBeVisible();
  expect(hrefOf('روش ارسال')).toBe('/admin/setup?tab=delivery');
  await user.click(screen.getByRole('button', { name: 'پیامک آزمایشی بفرست' }));
  expect(await screen.findByText(/پیامک آزمایشی با کد ۱۲۳۴/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'باز کردن فروشگاه' }));
  expect(await screen.findByText(/^۲ کار مانده است: روش ارسال، کالای موجود\./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'باز شود' }));
  expect(await screen.findByText('فروشگاه باز است و خریداران آن را می‌بینند.')).toBeVisible();
});

test('the owner of a new shop becomes its first supervisor by the code of the start', async () => {
  let role: User['role'] = 'customer';
  const { user } = openDesk('setup?tab=brands', {
    'GET /admin/setup': emptySetup,
    'GET /admin/site/gateways': [],
    'GET /user/user': () => aUser({ role }),
    'POST /user/opening': () => {
      role = 'supervisor';
      return null;
    },
  });
  await user.type(await screen.findByRole('textbox', { name: 'کد گشایش' }), '۱۲۳۴ ۵۶۷۸');
  await user.click(screen.getByRole('button', { name: 'ناظر فروشگاه شوید' }));
  expect(await screen.findByText(/نخستین برند را بسازید/)).toBeVisible();
});

test('a supervisor with a second step gives a code before the desk shows anything', async () => {
  let deskLocked = true;
  const { user } = openDesk('setup?tab=brands', {
    'GET /admin/setup': emptySetup,
    'GET /admin/site/gateways': [],
    'GET /user/user': () => aUser({ role: 'supervisor', deskLocked, deskRole: deskLocked ? null : 'owner' }),
    'POST /user/secondStep': () => {
      deskLocked = false;
      return null;
    },
  });
  await user.type(await screen.findByRole('textbox', { name: 'کد شش‌رقمی برنامه' }), '123456');
  await user.click(screen.getByRole('button', { name: 'ورود به میز کار' }));
  expect(await screen.findByText(/نخستین برند را بسازید/)).toBeVisible();
  expect(sent('POST /user/secondStep')).toEqual([{ code: '123456' }]);
});

// Loads the chunk of the section before the first test, which would wait for it.

const plans: DeskPlans = { providers: [{ id: 3, title: 'صندوق نگار' }], plans: [], services: [] };

test('a shop without plans says what to do, and a plan whose switches contradict each other is refused by name', async () => {
  const message = 'طرح پیش‌فرض باید فعال باشد. نخست طرح دیگری را پیش‌فرض کنید.';
  const { user } = openDesk('plans', {
    'GET /admin/plans': plans,
    'POST /admin/plans': refusal(400, 'برخی از فیلدها درست نیستند.', { active: message }),
  });
  expect(await screen.findByText(/با «طرح جدید» نخستین طرح قسطی را بسازید/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'طرح جدید' }));
  await user.type(await screen.findByRole('textbox', { name: 'نام طرح' }), 'طرح نگار');
  await user.selectOptions(screen.getByRole('combobox', { name: 'تأمین‌کننده' }), 'صندوق نگار');
  // A first plan is safe: it lends to nobody unknown, and to nobody unseen.
  expect(screen.getByRole('switch', { name: 'نام و کد ملی خریدار لازم است' })).toBeChecked();
  expect(screen.getByRole('switch', { name: 'سفارش پیش از آماده‌سازی بررسی می‌شود' })).toBeChecked();
  await user.click(screen.getByRole('switch', { name: 'طرح پیش‌فرض فروشگاه' }));
  await user.click(screen.getByRole('button', { name: 'ذخیرهٔ طرح' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'نام طرح' })).toHaveValue('طرح نگار');
});

test('a loan plan is written with a document that is made on the way, and its hidden fields stop nothing', async () => {
  const setup = structuredClone(emptySetup);
  const { user } = openDesk('plans', {
    'GET /admin/plans': plans,
    'GET /admin/setup': setup,
    'POST /admin/setup/documentKinds': ({ body }) => {
      setup.documentKinds.push({ id: 'card', ...body.fields });
      return { id: 'card' };
    },
    'POST /admin/plans': { id: 9, revision: 1 },
  });
  const choose = (name: string, value: string) =>
    user.selectOptions(screen.getByRole('combobox', { name }), value);
  await user.click(await screen.findByRole('button', { name: 'طرح جدید' }));
  await user.type(await textbox('نام طرح'), 'وام نگار');
  await choose('تأمین‌کننده', 'صندوق نگار');
  // Leasing needs cheques and a time limit; a loan does not, and shows neither.
  await choose('نوع طرح', 'leasing');
  await replaceText(user, await textbox('مهلت استفاده از اعتبار (روز)'), '۰');
  await choose('نوع طرح', 'loan');
  await user.type(await textbox('برای چه گروهی'), 'کارمند');
  await user.click(screen.getByRole('checkbox', { name: 'دانشجو' }));
  await user.click(screen.getByRole('button', { name: 'افزودن مدرک' }));
  await user.click(screen.getByRole('button', { name: 'ذخیرهٔ طرح' }));
  expect(await screen.findByText(/هر سطر یک مدرک است/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'برداشتن مدرک ۱' }));
  await user.click(screen.getByRole('button', { name: 'مدرک جدید…' }));
  await user.type(await textbox('نام مدرک'), 'کارت ملی');
  await user.click(screen.getByRole('button', { name: 'ذخیره' }));
  expect(await screen.findByRole('button', { name: 'کارت ملی' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'ذخیرهٔ طرح' }));
  await waitFor(() => expect(sent('POST /admin/plans')).toHaveLength(1));
  expect(sent('POST /admin/plans')).toMatchObject([
    {
      customers: 'creditHolder',
      leasing: null,
      loan: {
        audience: 'کارمند',
        applicants: ['employee', 'retired', 'trader', 'freelancer'],
        documentCodes: ['card'],
      },
    },
  ]);
});

test.each([
  ['finance', ['تخفیف و بسته', 'وام', 'یادآوری قسط', 'مالیات و تأمین‌کنندگان'], 'کد تخفیف جدید'],
  ['content', ['تخفیف و بسته'], 'کالای جدید'],
] as const)(
  'an operator with the role «%s» sees those lists of the setup that they change',
  async (role, tabs, entry) => {
    openDesk('setup', { 'GET /admin/setup': emptySetup }, 'supervisor', role);
    expect(await screen.findByRole('button', { name: entry })).toBeVisible();
    const line = within(screen.getByRole('group', { name: 'بخش راه‌اندازی' }));
    expect(line.getAllByRole('radio')).toHaveLength(tabs.length);
    for (const tab of tabs) expect(line.getByText(tab)).toBeVisible();
  },
);
