import { Secret, TOTP } from 'otpauth';
import { type TSchema, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { hashPassword } from '@/backend/domains/account/session/password';
import { openingCodeOf } from '@/backend/domains/desk/opening/openingCode';
import { hashToken } from '@/backend/server/callers';
import { answerOf } from '@/contract/answer';
import { AbandonedBasketPage } from '@/contract/desk/basket';
import { BulkOutcome, OrderSheet } from '@/contract/desk/bulk';
import type { DeskChanges, DeskReads } from '@/contract/desk/calls';
import {
  CatalogueChoices,
  DeskProduct,
  DeskProductPage,
  DeskVariant,
  SavedProduct,
} from '@/contract/desk/catalogue';
import { CatalogueImport, ImportReport } from '@/contract/desk/catalogueImport';
import { DeskChangeFilters, DeskChangePage } from '@/contract/desk/change';
import { DeskConversation, DeskConversationPage, WaitingText } from '@/contract/desk/conversation';
import { DeskCoupon } from '@/contract/desk/coupon';
import { DeskCustomer, DeskCustomerPage } from '@/contract/desk/customer';
import { DeskPlans, SavedTerms } from '@/contract/desk/facility';
import { DeskHealth } from '@/contract/desk/health';
import { DeskInstalmentPage } from '@/contract/desk/instalment';
import { NumberReport } from '@/contract/desk/numberReport';
import { ShopNumbers } from '@/contract/desk/numbers';
import { Opening } from '@/contract/desk/opening';
import { DeskOperator } from '@/contract/desk/operator';
import { DeskOrder, DeskOrderPage } from '@/contract/desk/order';
import { DeskCallPage } from '@/contract/desk/outerCall';
import { DeskServices, ServiceTest } from '@/contract/desk/outerService';
import { ShopPicture } from '@/contract/desk/picture';
import { DeskPolicyPage } from '@/contract/desk/policy';
import { CommandAnswer, DeskProposalPage } from '@/contract/desk/proposal';
import {
  DeskBetaPage,
  DeskBranchDays,
  DeskCooperation,
  DeskCooperationPage,
  DeskLeasing,
  DeskLeasingPage,
  DeskPlanRequest,
  DeskPlanRequestPage,
} from '@/contract/desk/request';
import { DeskHit } from '@/contract/desk/search';
import {
  AskedPayment,
  type CompareSettlement,
  SettlementPage,
  SettlementReport,
} from '@/contract/desk/settlement';
import { DeskSetup, SavedSetup } from '@/contract/desk/setup';
import { CarrierPrice, DeskShipment } from '@/contract/desk/shipment';
import {
  SiteGateway,
  SiteMarkdown,
  SiteModes,
  SitePartContent,
  SitePartState,
  SiteSaved,
  SiteVersion,
} from '@/contract/desk/site';
import { DeskSerials, DeskStockPage } from '@/contract/desk/stock';
import { DeskTaxDay, DeskTaxPage } from '@/contract/desk/taxInvoice';
import { DeskTemplate, DeskTextPage } from '@/contract/desk/textMessage';
import { DeskView } from '@/contract/desk/view';
import { Device } from '@/contract/device';
import { Confirmation, SecondStep } from '@/contract/secondStep';
import { toFailure } from '@/services/http/api';
import type { TestApp } from '@/tests/support/backend';
import { asCustomer, createCustomer, openSession } from '@/tests/support/customer';
import { aCooperationForm } from '@/tests/support/factories/cooperation';
import { aWrittenProduct } from '@/tests/support/factories/deskProduct';
import { itemAt } from '@/tests/support/itemAt';
import { aPhoto, storeFile } from '@/tests/support/layout/uploads';
import { keysOf } from '@/utils/keysOf';
import { api, authSecret, identity, last, listenForCalls } from './liveBackend';
import { makeDeskChange, readDesk } from './plainCalls';

let backend: TestApp;
beforeAll(async () => {
  backend = await listenForCalls();
  ({ token: identity.token } = await createCustomer(backend.db, { role: 'supervisor' }));
}, 240_000);
afterAll(() => backend.close());

/** A parcel of the demo shop's simulated courier, and a paid order that it can bring. */
const toTehran = { carrier: 'alopeyk', destination: '35.75, 51.41', weightGrams: 900 };
const preparedOrder = () =>
  firstId(`UPDATE orders SET state = 'preparing', paid_at = coalesce(paid_at, placed_at) WHERE id = (SELECT id FROM orders
    WHERE state IN ('awaitingPayment', 'paymentReview', 'preparing') ORDER BY state = 'preparing' DESC, id DESC LIMIT 1) RETURNING id`);

const totpKey = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
/** The code of the authenticator app some periods from now. */
const codeAfter = (periods: number) =>
  new TOTP({ secret: Secret.fromBase32(totpKey) }).generate({ timestamp: Date.now() + periods * 30_000 });

/** The id of the first row of a query. */
const firstId = async (text: string) => (await backend.run<{ id: number }>(text))[0]?.id ?? 0;

const aSerial = () =>
  firstId(
    `INSERT INTO serial_numbers (serial, property_id, received_at) VALUES ('SN-1', 1, now()) RETURNING id`,
  );

/** A session of another operator; for the caller's own, see `devices`. */
async function otherSession() {
  const id = await firstId(`SELECT s.user_id AS id FROM sessions s ORDER BY s.created_at DESC LIMIT 1`);
  await openSession(backend.db, id);
  const [row] = await backend.run<{ session: string }>(
    'SELECT id AS session FROM sessions WHERE user_id = $1 AND token_hash <> $2',
    [id, hashToken(identity.token ?? '')],
  );
  return { id, session: row?.session ?? '' };
}

/** The id of an import whose dry run has ended. */
async function checkedImport(): Promise<string> {
  const { id } = await makeDeskChange(api, 'beginImport', { name: 'a.csv', format: 'csv', size: 9 });
  await backend.run("UPDATE catalogue_imports SET state = 'checked' WHERE id = $1", [id]);
  return id;
}

/** A file of the sandbox bank with one settled payment. */
const aSettlementFile: CompareSettlement = {
  gateway: 'sandbox',
  day: '2026-11-20',
  name: 'bank.csv',
  unit: 'rial',
  content: Buffer.from('reference,amount\n1,1000').toString('base64'),
};

/** Every read of the desk with its query and the schema of its answer. */
const reads: {
  [Name in keyof DeskReads]: [schema: TSchema, query: () => Promise<DeskReads[Name]['query']>];
} = {
  health: [DeskHealth, async () => ({})],
  numbers: [ShopNumbers, async () => ({ from: '2026-09-01', to: '2026-11-21' })],
  numberReport: [NumberReport, async () => ({ report: 'plans', from: '2026-09-01', to: '2026-11-21' })],
  changes: [DeskChangePage, async () => ({})],
  changeFilters: [DeskChangeFilters, async () => ({})],
  customers: [DeskCustomerPage, async () => ({ search: '0912' })],
  customer: [DeskCustomer, async () => ({ id: await firstId('SELECT id FROM users ORDER BY id LIMIT 1') })],
  shipment: [DeskShipment, async () => ({ id: await preparedOrder() })],
  orders: [DeskOrderPage, async () => ({ tab: 'all' })],
  products: [DeskProductPage, async () => ({ state: 'active' })],
  product: [DeskProduct, async () => ({ id: 1 })],
  catalogueChoices: [CatalogueChoices, async () => ({})],
  stock: [DeskStockPage, async () => ({ variantId: 1 })],
  serials: [DeskSerials, async () => ({ id: 1 })],
  plans: [DeskPlans, async () => ({})],
  setup: [DeskSetup, async () => ({})],
  coupon: [DeskCoupon, async () => ({ id: await firstId('SELECT id FROM coupons LIMIT 1') })],
  imports: [Type.Array(CatalogueImport), async () => ({})],
  import: [
    ImportReport,
    async () => {
      const begun = await makeDeskChange(api, 'beginImport', { name: 'a.csv', format: 'csv', size: 9 });
      return { id: begun.id };
    },
  ],
  order: [
    DeskOrder,
    async () => ({ id: await firstId('SELECT id FROM orders ORDER BY paid_at IS NULL LIMIT 1') }),
  ],
  textMessages: [DeskTextPage, async () => ({})],
  textTemplates: [Type.Array(DeskTemplate), async () => ({})],
  instalments: [DeskInstalmentPage, async () => ({ tab: 'late' })],
  policies: [DeskPolicyPage, async () => ({ tab: 'issued', month: '2026-11-22' })],
  taxInvoices: [DeskTaxPage, async () => ({})],
  taxDay: [DeskTaxDay, async () => ({ day: '2026-11-20' })],
  settlements: [SettlementPage, async () => ({})],
  settlement: [
    SettlementReport,
    async () => ({ id: (await makeDeskChange(api, 'compareSettlement', aSettlementFile)).id }),
  ],
  planRequests: [DeskPlanRequestPage, async () => ({ tab: 'all' })],
  planRequest: [
    DeskPlanRequest,
    async () => ({ id: await firstId(`SELECT id FROM plan_requests WHERE state <> 'draft' LIMIT 1`) }),
  ],
  cooperations: [DeskCooperationPage, async () => ({ tab: 'waiting' })],
  cooperation: [
    DeskCooperation,
    async () => ({
      id: await firstId(
        `INSERT INTO cooperation_requests (user_id, state, form, saved_at)
          SELECT id, 'submitted', '${JSON.stringify(aCooperationForm())}', now() FROM users
          WHERE role = 'supervisor' LIMIT 1 RETURNING id`,
      ),
    }),
  ],
  leasings: [DeskLeasingPage, async () => ({ tab: 'all' })],
  leasing: [
    DeskLeasing,
    async () => {
      const id = await firstId(
        `INSERT INTO leasing_requests (user_id, plan_id, amount, months, score, created_at, changed_at)
          SELECT u.id, l.plan_id, 6000000, 6, 600, now(), now() FROM users u, leasing_plans l
          WHERE u.role = 'customer' ORDER BY u.id LIMIT 1 RETURNING id`,
      );
      await backend.run(`INSERT INTO leasing_events (request_id, state, at) VALUES ($1, 'inReview', now())`, [
        id,
      ]);
      return { id };
    },
  ],
  betaRegistrations: [
    DeskBetaPage,
    async () => {
      await backend.run(
        `INSERT INTO beta_registrations (programme_id, tracking_code, mobile, name, national_code, amount, months, created_at, changed_at)
          SELECT id, '04821376', '09360000000', 'سارا کریمی', '0499370899', 10000000, 6, now(), now()
          FROM beta_programmes LIMIT 1`,
        [],
      );
      return { tab: 'waiting' };
    },
  ],
  appointmentDays: [Type.Array(DeskBranchDays, { minItems: 1 }), async () => ({})],
  conversations: [DeskConversationPage, async () => ({ tab: 'all' })],
  conversation: [
    DeskConversation,
    async () => ({
      id: await firstId(
        `INSERT INTO conversations (guest_key_hash, last_sent_at) VALUES ('x', now()) RETURNING id`,
      ),
    }),
  ],
  waitingTexts: [Type.Array(WaitingText), async () => ({})],
  secondStep: [SecondStep, async () => ({})],
  devices: [Type.Array(Device, { minItems: 1 }), async () => ({})],
  proposals: [DeskProposalPage, async () => ({ tab: 'waiting' })],
  search: [Type.Array(DeskHit, { minItems: 1 }), async () => ({ search: 'گوشی' })],
  orderSheets: [
    Type.Array(OrderSheet, { minItems: 1 }),
    async () => ({
      ids: String(
        await firstId(`SELECT id FROM orders WHERE paid_at IS NOT NULL AND state <> 'cancelled' LIMIT 1`),
      ),
    }),
  ],
  views: [
    Type.Array(DeskView, { minItems: 1 }),
    async () => {
      await makeDeskChange(api, 'saveView', {
        list: 'orders',
        title: 'بازبینی',
        filters: { tab: 'preparing' },
      });
      return {};
    },
  ],
  baskets: [
    AbandonedBasketPage,
    async () => {
      await backend.run(`UPDATE baskets SET updated_at = now() - interval '2 days'`);
      return {};
    },
  ],
  operators: [Type.Array(DeskOperator, { minItems: 1 }), async () => ({})],
  confirmation: [Confirmation, async () => ({})],
  opening: [Opening, async () => ({})],
  outerServices: [DeskServices, async () => ({})],
  outerCalls: [DeskCallPage, async () => ({})],
  siteParts: [Type.Array(SitePartState, { minItems: 9 }), async () => ({})],
  siteGateways: [Type.Array(SiteGateway, { minItems: 1 }), async () => ({})],
  sitePart: [SitePartContent, async () => ({ part: 'banners' })],
  siteVersions: [Type.Array(SiteVersion), async () => ({ part: 'banners' })],
  siteModes: [SiteModes, async () => ({})],
  siteMarkdown: [SiteMarkdown, async () => ({ text: '**سلام**' })],
};

const Published = Type.Object({ number: Type.Integer() });
const faqDraft = {
  groups: [{ title: 'سفارش', questions: [{ id: null, question: 'کی؟', answer: 'فردا.' }] }],
};

/** Every change of the desk with its input and the schema of its answer. */
const changes: {
  [Name in keyof DeskChanges]: [schema: TSchema, input: () => Promise<DeskChanges[Name]['input']>];
} = {
  changeCustomerRight: [
    DeskCustomer,
    async () => ({
      id: await firstId(`SELECT id FROM users WHERE role = 'customer' ORDER BY id LIMIT 1`),
      right: 'noCheck',
      on: true,
    }),
  ],
  blockCustomer: [
    DeskCustomer,
    async () => ({
      id: await firstId(`SELECT id FROM users WHERE role = 'customer' ORDER BY id LIMIT 1`),
      reason: 'آزمایش',
    }),
  ],
  saveProduct: [
    SavedProduct,
    async () => ({
      id: null,
      product: aWrittenProduct({ slug: 'contract-headphone', categoryId: 1, brandId: 1 }),
    }),
  ],
  changeVariant: [
    DeskVariant,
    async () => {
      const { variants } = await readDesk(api, 'product', { id: 1 });
      const { price, discount, promotionPrice, promotionTo, stock, maxBuy, active } = itemAt(variants, 0);
      const before = { price, discount, promotionPrice, promotionTo, stock, maxBuy, active };
      return { id: itemAt(variants, 0).id, offer: { before, after: { ...before, stock: stock + 1 } } };
    },
  ],
  reportStock: [Type.Null(), async () => ({ id: 1, kind: 'receipt', pieces: 1, note: 'فاکتور خرید ۱۲' })],
  changeSerial: [Type.Null(), async () => ({ id: await aSerial(), registered: true })],
  savePlan: [
    SavedTerms,
    async () => {
      const { plans } = await readDesk(api, 'plans', {});
      const { id, provider: _provider, ...plan } = itemAt(plans, 0);
      return { id, plan };
    },
  ],
  saveService: [
    SavedTerms,
    async () => {
      const { services } = await readDesk(api, 'plans', {});
      const { id, ...service } = itemAt(services, 0);
      return { id, service };
    },
  ],
  compareSettlement: [SettlementReport, async () => aSettlementFile],
  askPayment: [
    AskedPayment,
    async () => {
      await backend.run(
        `INSERT INTO payment_attempts (id, user_id, purpose, amount, gateway, state, token, expires_at, created_at, updated_at)
          SELECT '5b6cf5f0-6f0e-4d5c-9f0a-4b8f8a1c2d3e', id, 'recharge', 1000, 'sandbox', 'expired', 'x', now(), now(), now()
          FROM users LIMIT 1`,
      );
      return { attemptId: '5b6cf5f0-6f0e-4d5c-9f0a-4b8f8a1c2d3e' };
    },
  ],
  saveSetup: [
    SavedSetup,
    async () => ({
      table: 'brands',
      id: null,
      before: null,
      fields: { slug: 'contract-brand', title: 'نمونه', latinTitle: 'Sample', aliases: [] },
    }),
  ],
  makeCouponCodes: [
    Type.Null(),
    async () => ({ id: await firstId('SELECT id FROM coupons LIMIT 1'), count: 3 }),
  ],
  removeSetup: [
    Type.Null(),
    async () => ({
      table: 'holidays',
      id: (
        await makeDeskChange(api, 'saveSetup', {
          table: 'holidays',
          id: null,
          before: null,
          fields: { date: '2031-02-03', title: 'تعطیل' },
        })
      ).id,
    }),
  ],
  beginImport: [CatalogueImport, async () => ({ name: 'a.csv', format: 'csv', size: 9 })],
  startImport: [CatalogueImport, async () => ({ id: await checkedImport() })],
  cancelImport: [CatalogueImport, async () => ({ id: await checkedImport() })],
  publishPicture: [
    ShopPicture,
    async () => {
      const call = asCustomer(backend.app, identity.token);
      return { fileId: (await storeFile(call, 'shop', await aPhoto())).id };
    },
  ],
  command: [
    CommandAnswer,
    async () => ({
      what: 'order',
      id: await firstId(`SELECT id FROM orders WHERE state = 'preparing' AND paid_at IS NOT NULL LIMIT 1`),
      change: { step: 'ship', tracking: 'IP-1' },
    }),
  ],
  decideProposal: [
    Type.Null(),
    async () => ({
      id: await firstId(`INSERT INTO desk_proposals (command, what, subject, amount, proposed_by, proposed_at)
        VALUES ('{"what":"order","id":1,"change":{"step":"cancel","reason":"x"}}', 'order', 1, 5000, 999999, now()) RETURNING id`),
      decision: { verdict: 'refuse', reason: 'مبلغ درست نیست' },
    }),
  ],
  // These follow each other: the draft is saved, published and restored; another one is dropped.
  saveSiteDraft: [SiteSaved, async () => ({ part: 'faq', revision: 0, document: faqDraft })],
  publishSite: [Published, async () => ({ part: 'faq', revision: 1, note: 'آزمایش' })],
  restoreSite: [Published, async () => ({ part: 'faq', number: 1 })],
  discardSiteDraft: [
    Type.Null(),
    async () => {
      await makeDeskChange(api, 'saveSiteDraft', { part: 'faq', revision: 3, document: faqDraft });
      return { part: 'faq', revision: 4 };
    },
  ],
  siteModes: [SiteModes, async () => ({ catalogMode: false })],
  turnOnSecondStep: [Type.Null(), async () => ({ secret: totpKey, code: codeAfter(0) })],
  takeSecondStep: [Type.Null(), async () => ({ code: codeAfter(1) })],
  turnOffSecondStep: [
    Type.Null(),
    async () => {
      // Each code counts once.
      await backend.run('UPDATE users SET second_step_count = 0');
      return { code: codeAfter(0) };
    },
  ],
  changeVariants: [
    BulkOutcome,
    async () => {
      const { variants } = await readDesk(api, 'product', { id: 2 });
      const { id, price, discount, promotionPrice, promotionTo, stock, maxBuy, active } = itemAt(variants, 0);
      const before = { price, discount, promotionPrice, promotionTo, stock, maxBuy, active };
      return { changes: [{ id, before, after: { ...before, price: price + 1000 } }] };
    },
  ],
  showProducts: [BulkOutcome, async () => ({ ids: [2], active: false })],
  stepOrders: [
    BulkOutcome,
    async () => ({ ids: [await firstId('SELECT id FROM orders LIMIT 1')], step: 'prepare' }),
  ],
  saveView: [
    Type.Null(),
    async () => ({ list: 'products', title: 'ناموجودها', filters: { state: 'soldOut' } }),
  ],
  removeView: [Type.Null(), async () => ({ id: await firstId('SELECT id FROM desk_views LIMIT 1') })],
  confirmOperator: [
    Type.Null(),
    async () => {
      await backend.run('UPDATE users SET password_hash = $1 WHERE role = $2', [
        await hashPassword('Kabootar77', { N: 16, r: 1, p: 1 }),
        'supervisor',
      ]);
      return { proof: 'Kabootar77' };
    },
  ],
  signOutDevice: [Type.Null(), async () => ({ id: (await otherSession()).session })],
  endOperatorSession: [Type.Null(), otherSession],
  askCarrierPrice: [CarrierPrice, async () => ({ id: await preparedOrder(), ...toTehran })],
  orderCarrier: [Type.Null(), async () => ({ id: await preparedOrder(), ...toTehran })],
  cancelCarrier: [Type.Null(), async () => ({ id: await preparedOrder() })],
  saveAccount: [
    Type.Null(),
    async () => ({ code: 'ghasedak', active: true, values: { API_KEY: 'key', TEMPLATE: 'code' } }),
  ],
  testService: [
    ServiceTest,
    async () => {
      const names = ['CLIENT_ID', 'CLIENT_SECRET', 'USERNAME', 'PASSWORD'];
      const account = Object.fromEntries(names.map((name) => [name, 'x']));
      const URL = 'https://pay.shop.invalid';
      await makeDeskChange(api, 'saveAccount', { code: 'shop', active: true, values: { URL } });
      await makeDeskChange(api, 'saveAccount', {
        code: 'snapppay',
        active: false,
        values: { URL, ...account },
      });
      return { code: 'snapppay' };
    },
  ],
  // The last one: its caller, who becomes the first supervisor, must not be one before.
  retryText: [
    Type.Null(),
    async () => ({
      id: await firstId(`INSERT INTO text_messages (mobile, kind, given, cause, state, created_at)
        VALUES ('09120000009', 'policy', '{"code":"1"}', 'contract', 'failed', now()) RETURNING id`),
    }),
  ],
  writeTemplate: [
    Type.Null(),
    async () => ({ kind: 'policy', before: null, text: 'بیمه‌نامه: {code}' }) as const,
  ],
  claimShop: [
    Type.Null(),
    async () => {
      await backend.run(`UPDATE users SET role = 'customer'`);
      return { code: openingCodeOf(authSecret) };
    },
  ],
};

/** Calls the desk and expects the answer that the contract describes. */
async function expectAnswer(schema: TSchema, call: () => Promise<unknown>) {
  await call().catch((error: unknown) => {
    throw new Error(JSON.stringify(toFailure(error)));
  });
  expect([...Compile(answerOf(schema)).Errors(last.body)].slice(0, 3)).toEqual([]);
}

test.each(keysOf(reads))('the desk reads %s as the contract says', async (name) => {
  const [schema, query] = reads[name];
  await expectAnswer(schema, async () => readDesk(api, name, await query()));
});

test.each(keysOf(changes))('the desk makes the change %s', async (name) => {
  const [schema, input] = changes[name];
  await expectAnswer(schema, async () => makeDeskChange(api, name, await input()));
});
