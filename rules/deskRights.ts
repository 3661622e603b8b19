import type { DeskCommand } from '@/contract/desk/command';
import type { DeskRole } from '@/contract/desk/rights';
import type { SetupTable } from '@/contract/desk/setup';
import type { FilePurpose } from '@/contract/file';
import { keysOf } from '@/utils/keysOf';

/** The parts of the desk for which rights are given. */
const areas = [
  'orders',
  'catalogue',
  'plans',
  'setup',
  'customers',
  'site',
  'requests',
  'support',
  'numbers',
  'changes',
] as const;
export type DeskArea = (typeof areas)[number];

type Rights = { sees: readonly DeskArea[]; changes: readonly DeskArea[] };

/** What each role sees and changes. What it changes it also sees. Only owners give and take rights. */
const rightsOf: Readonly<Record<DeskRole, Rights>> = {
  owner: { sees: areas, changes: areas },
  orders: { sees: ['catalogue', 'customers'], changes: ['orders'] },
  catalogue: { sees: [], changes: ['catalogue'] },
  support: { sees: ['orders', 'catalogue', 'customers'], changes: ['support'] },
  finance: { sees: ['orders', 'requests', 'customers', 'changes'], changes: ['plans', 'numbers'] },
  loans: { sees: ['orders', 'plans', 'customers'], changes: ['requests'] },
  content: { sees: ['catalogue'], changes: ['site'] },
  reader: { sees: areas, changes: [] },
};

/** Whether a role may change something in an area of the desk. */
export const mayChange = (role: DeskRole, area: DeskArea) => rightsOf[role].changes.includes(area);

/** Whether a role may see an area of the desk. */
export const maySee = (role: DeskRole, area: DeskArea) =>
  rightsOf[role].sees.includes(area) || mayChange(role, area);

/** The roles that change something in an area. */
export const rolesThatChange = (area: DeskArea): DeskRole[] =>
  keysOf(rightsOf).filter((role) => mayChange(role, area));

/** The area of each kind of command. */
const commandAreas: Readonly<Record<DeskCommand['what'], DeskArea>> = {
  order: 'orders',
  review: 'orders',
  return: 'orders',
  cheque: 'orders',
  orderDocument: 'orders',
  taxInvoice: 'orders',
  productReview: 'support',
  question: 'support',
  answer: 'support',
  conversation: 'support',
  cooperation: 'requests',
  merchantDocument: 'requests',
  loan: 'requests',
  document: 'requests',
  leasing: 'requests',
  leasingCheque: 'requests',
  beta: 'requests',
  appointment: 'requests',
  approvalLimit: 'setup',
};

/** The area that a command changes. Who manages the plans waives late fees. */
export const areaOfCommand = (command: DeskCommand): DeskArea =>
  command.what === 'order' && command.change.step === 'waiveLateFee' ? 'plans' : commandAreas[command.what];

/** Whether a command moves money or gives credit, so that its operator must lately have proved who works in the session. */
export function needsConfirmation(command: DeskCommand): boolean {
  switch (command.what) {
    case 'order':
      return ['cancel', 'takeBack', 'waiveLateFee', 'cancelPolicy'].includes(command.change.step);
    case 'review':
      return command.decision.verdict === 'refuse';
    case 'return':
      return command.decision.verdict === 'accept' || command.decision.verdict === 'lowered';
    case 'loan':
      return ['approve', 'contract', 'payOut'].includes(command.decision.verdict);
    case 'leasing':
      return command.decision.verdict === 'approve';
    case 'approvalLimit':
      return true;
    default:
      return false;
  }
}

/** The areas whose operators look at the private files of a purpose. */
const fileAreas: Readonly<Record<FilePurpose, readonly DeskArea[]>> = {
  return: ['orders'],
  cheque: ['orders', 'requests'],
  loan: ['orders', 'requests'],
  cooperation: ['requests'],
  review: ['support'],
  conversation: ['support'],
  shop: ['catalogue', 'site', 'plans'],
};

/**
 * The purposes of the private files that a role may look at, none for a customer: those on which it decides. Support sees the orders, and
 * not the papers of their buyers.
 */
export const filesSeenBy = (role: DeskRole | null | undefined): readonly FilePurpose[] =>
  role ? keysOf(fileAreas).filter((purpose) => fileAreas[purpose].some((area) => mayChange(role, area))) : [];

/** The area of a path, and of its part behind the slash where that differs. */
const pathAreas: Readonly<Record<string, DeskArea>> = {
  orders: 'orders',
  taxInvoices: 'orders',
  // The files have all payments of a day.
  settlements: 'numbers',
  baskets: 'orders',
  instalments: 'orders',
  policies: 'orders',
  // The file has the numbers of many customers.
  'instalments/export': 'numbers',
  products: 'catalogue',
  variants: 'catalogue',
  stock: 'catalogue',
  serials: 'catalogue',
  imports: 'catalogue',
  catalogue: 'catalogue',
  plans: 'plans',
  services: 'plans',
  setup: 'setup',
  'setup/categories': 'catalogue',
  'setup/brands': 'catalogue',
  'setup/filterAttributes': 'catalogue',
  'setup/synonyms': 'catalogue',
  'setup/stairProducts': 'site',
  'setup/bundles': 'catalogue',
  'setup/coupons': 'plans',
  coupons: 'plans',
  'setup/vatRates': 'plans',
  'setup/providers': 'plans',
  'setup/reminderSteps': 'plans',
  textMessages: 'support',
  textTemplates: 'setup',
  'setup/documentKinds': 'plans',
  'setup/betaProgrammes': 'plans',
  'setup/merchantDocuments': 'requests',
  opening: 'setup',
  operators: 'setup',
  outerServices: 'setup',
  outerCalls: 'changes',
  customers: 'customers',
  site: 'site',
  'site/modes': 'setup',
  planRequests: 'requests',
  cooperations: 'requests',
  leasing: 'requests',
  betaRegistrations: 'requests',
  appointmentDays: 'requests',
  conversations: 'support',
  waitingTexts: 'support',
  numbers: 'numbers',
  changes: 'changes',
};

/** The area that changes a list of the shop's setup. */
export const areaOfList = (table: SetupTable): DeskArea => pathAreas[`setup/${table}`] ?? 'setup';

/** The lists of the setup that a role sees: all of them, or those that it changes. */
export const seesList = (role: DeskRole, table: SetupTable) =>
  maySee(role, 'setup') || mayChange(role, areaOfList(table));

/** Whether a role sees the setup or one of its lists. */
export const seesSetup = (role: DeskRole) =>
  maySee(role, 'setup') ||
  Object.entries(pathAreas).some(([path, area]) => path.startsWith('setup/') && mayChange(role, area));

/** Lists that forms of several areas need, and nothing of which is personal: every supervisor reads them. */
const readByAll: ReadonlySet<string> = new Set([
  'setup',
  'opening',
  'catalogue/choices',
  'site/gateways',
  'site/modes',
  'site/markdown',
]);

/**
 * The areas of which a call under `/admin/` needs one, and whether it changes something; null for a call that every supervisor may make.
 * @param url path of the route, as `/admin/orders/:id` @throws Error for a path without a row
 */
export function areaOfCall(
  method: string,
  url: string,
): { areas: readonly DeskArea[]; changes: boolean } | null {
  const [first = '', second = ''] = url.slice('/admin/'.length).split('/');
  // Whoever writes something that has pictures publishes them.
  if (first === 'pictures') return { areas: fileAreas.shop, changes: true };
  // What pays back is proposed about orders, what pays out about loans. The route checks the area of the proposal.
  if (first === 'proposals') return { areas: ['orders', 'requests'], changes: method !== 'GET' };
  // The search answers what the role may see, and saved filters are the operator's own.
  if (first === 'search' || first === 'views') return null;
  const area = pathAreas[`${first}/${second}`] ?? pathAreas[first];
  if (!area) throw new Error(`No area has the rights of ${url}: write it into rules/deskRights.ts.`);
  const path = second === '' ? first : `${first}/${second}`;
  const changes = method !== 'GET';
  return readByAll.has(path) && (!changes || path === 'site/markdown') ? null : { areas: [area], changes };
}
