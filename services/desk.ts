import type { AxiosInstance } from 'axios';
import type { DeskChanges, DeskReads } from '@/contract/desk/calls';
import type { CatalogueImport, DeskFile } from '@/contract/desk/catalogueImport';
import type { ChangeRow, ChangeRows, ReadRow, ReadRows } from './http/callRows';

type Answer<Data> = { data: Data };
/** The request of every read of the desk. Its paths are here, so that the shop's list of paths stays small. */
const reads: { [Name in keyof DeskReads]: ReadRow<DeskReads[Name]['query']>['request'] } = {
  numbers: (params) => ({ path: '/admin/numbers', params }),
  numberReport: (params) => ({ path: '/admin/numbers/report', params }),
  health: () => ({ path: '/admin/numbers/health' }),
  changes: (params) => ({ path: '/admin/changes', params }),
  changeFilters: () => ({ path: '/admin/changes/filters' }),
  customers: (params) => ({ path: '/admin/customers', params }),
  customer: ({ id }) => ({ path: `/admin/customers/${id}` }),
  orders: (params) => ({ path: '/admin/orders', params }),
  order: ({ id }) => ({ path: `/admin/orders/${id}` }),
  shipment: ({ id }) => ({ path: `/admin/orders/${id}/shipment` }),
  instalments: (params) => ({ path: '/admin/instalments', params }),
  policies: (params) => ({ path: '/admin/policies', params }),
  taxInvoices: (params) => ({ path: '/admin/taxInvoices', params }),
  taxDay: (params) => ({ path: '/admin/taxInvoices/day', params }),
  settlements: (params) => ({ path: '/admin/settlements', params }),
  settlement: ({ id }) => ({ path: `/admin/settlements/${id}` }),
  planRequests: (params) => ({ path: '/admin/planRequests', params }),
  planRequest: ({ id }) => ({ path: `/admin/planRequests/${id}` }),
  cooperations: (params) => ({ path: '/admin/cooperations', params }),
  cooperation: ({ id }) => ({ path: `/admin/cooperations/${id}` }),
  leasings: (params) => ({ path: '/admin/leasing', params }),
  leasing: ({ id }) => ({ path: `/admin/leasing/${id}` }),
  betaRegistrations: (params) => ({ path: '/admin/betaRegistrations', params }),
  appointmentDays: () => ({ path: '/admin/appointmentDays' }),
  conversations: (params) => ({ path: '/admin/conversations', params }),
  conversation: ({ id }) => ({ path: `/admin/conversations/${id}` }),
  waitingTexts: () => ({ path: '/admin/waitingTexts' }),
  products: (params) => ({ path: '/admin/products', params }),
  product: ({ id }) => ({ path: `/admin/products/${id}` }),
  stock: (params) => ({ path: '/admin/stock', params }),
  serials: ({ id, ...params }) => ({ path: `/admin/variants/${id}/serials`, params }),
  plans: () => ({ path: '/admin/plans' }),
  setup: () => ({ path: '/admin/setup' }),
  textMessages: (params) => ({ path: '/admin/textMessages', params }),
  textTemplates: () => ({ path: '/admin/textTemplates' }),
  secondStep: () => ({ path: '/user/secondStep' }),
  devices: () => ({ path: '/user/devices' }),
  proposals: (params) => ({ path: '/admin/proposals', params }),
  search: (params) => ({ path: '/admin/search', params }),
  orderSheets: (params) => ({ path: '/admin/orders/sheets', params }),
  views: () => ({ path: '/admin/views' }),
  baskets: (params) => ({ path: '/admin/baskets', params }),
  operators: () => ({ path: '/admin/operators' }),
  confirmation: () => ({ path: '/user/confirmation' }),
  opening: () => ({ path: '/admin/opening' }),
  outerServices: () => ({ path: '/admin/outerServices' }),
  outerCalls: (params) => ({ path: '/admin/outerCalls', params }),
  coupon: ({ id }) => ({ path: `/admin/coupons/${id}` }),
  imports: () => ({ path: '/admin/imports' }),
  import: ({ id }) => ({ path: `/admin/imports/${id}` }),
  catalogueChoices: () => ({ path: '/admin/catalogue/choices' }),
  siteParts: () => ({ path: '/admin/site/parts' }),
  siteGateways: () => ({ path: '/admin/site/gateways' }),
  sitePart: ({ part }) => ({ path: `/admin/site/parts/${part}` }),
  siteVersions: (params) => ({ path: '/admin/site/versions', params }),
  siteModes: () => ({ path: '/admin/site/modes' }),
  siteMarkdown: (body) => ({ path: '/admin/site/markdown', body }),
};

/** The request of every change of the desk. */
const changes: { [Name in keyof DeskChanges]: ReadRow<DeskChanges[Name]['input']>['request'] } = {
  changeCustomerRight: ({ id, ...body }) => ({ method: 'PUT', path: `/admin/customers/${id}/rights`, body }),
  blockCustomer: ({ id, ...body }) => ({ method: 'PUT', path: `/admin/customers/${id}/block`, body }),
  command: (command) => ({ method: 'POST', path: '/admin/commands', body: { command } }),
  decideProposal: ({ id, ...body }) => ({ method: 'POST', path: `/admin/proposals/${id}`, body }),
  savePlan: ({ id, plan: body }) =>
    id === null
      ? { method: 'POST', path: '/admin/plans', body }
      : { method: 'PUT', path: `/admin/plans/${id}`, body },
  saveService: ({ id, service: body }) =>
    id === null
      ? { method: 'POST', path: '/admin/services', body }
      : { method: 'PUT', path: `/admin/services/${id}`, body },
  turnOnSecondStep: (body) => ({ method: 'PUT', path: '/user/secondStep', body }),
  takeSecondStep: (body) => ({ method: 'POST', path: '/user/secondStep', body }),
  turnOffSecondStep: (body) => ({ method: 'POST', path: '/user/secondStep/off', body }),
  signOutDevice: ({ id }) => ({ method: 'DELETE', path: `/user/devices/${id}` }),
  endOperatorSession: ({ id, session }) => ({
    method: 'DELETE',
    path: `/admin/operators/${id}/sessions/${session}`,
  }),
  changeVariants: (body) => ({ method: 'PUT', path: '/admin/variants', body }),
  showProducts: (body) => ({ method: 'PUT', path: '/admin/products', body }),
  stepOrders: (body) => ({ method: 'POST', path: '/admin/orders/steps', body }),
  saveView: (body) => ({ method: 'POST', path: '/admin/views', body }),
  removeView: ({ id }) => ({ method: 'DELETE', path: `/admin/views/${id}` }),
  confirmOperator: (body) => ({ method: 'POST', path: '/user/confirmation', body }),
  retryText: ({ id }) => ({ method: 'POST', path: `/admin/textMessages/${id}/retry` }),
  writeTemplate: (body) => ({ method: 'PUT', path: '/admin/textTemplates', body }),
  claimShop: (body) => ({ method: 'POST', path: '/user/opening', body }),
  askCarrierPrice: ({ id, ...body }) => ({
    method: 'POST',
    path: `/admin/orders/${id}/shipment/price`,
    body,
  }),
  orderCarrier: ({ id, ...body }) => ({ method: 'POST', path: `/admin/orders/${id}/shipment`, body }),
  cancelCarrier: ({ id }) => ({ method: 'POST', path: `/admin/orders/${id}/shipment/cancel` }),
  saveAccount: ({ code, ...body }) => ({ method: 'PUT', path: `/admin/outerServices/${code}`, body }),
  testService: ({ code }) => ({ method: 'POST', path: `/admin/outerServices/${code}/test` }),
  compareSettlement: (body) => ({ method: 'POST', path: '/admin/settlements', body }),
  askPayment: (body) => ({ method: 'POST', path: '/admin/settlements/ask', body }),
  saveSetup: ({ table, id, before, fields }) =>
    id === null
      ? { method: 'POST', path: `/admin/setup/${table}`, body: { fields } }
      : { method: 'PUT', path: `/admin/setup/${table}/${id}`, body: { before, fields } },
  makeCouponCodes: ({ id, ...body }) => ({ method: 'POST', path: `/admin/coupons/${id}/codes`, body }),
  removeSetup: ({ table, id }) => ({ method: 'DELETE', path: `/admin/setup/${table}/${id}` }),
  beginImport: (body) => ({ method: 'POST', path: '/admin/imports', body }),
  startImport: ({ id }) => ({ method: 'POST', path: `/admin/imports/${id}/start` }),
  cancelImport: ({ id }) => ({ method: 'POST', path: `/admin/imports/${id}/cancel` }),
  publishPicture: (body) => ({ method: 'POST', path: '/admin/pictures', body }),
  saveProduct: ({ id, product }) =>
    id === null
      ? { method: 'POST', path: '/admin/products', body: product }
      : { method: 'PUT', path: `/admin/products/${id}`, body: product },
  changeVariant: ({ id, offer }) => ({ method: 'PUT', path: `/admin/variants/${id}`, body: offer }),
  changeSerial: ({ id, ...body }) => ({ method: 'PUT', path: `/admin/serials/${id}`, body }),
  reportStock: ({ id, ...body }) => ({ method: 'POST', path: `/admin/variants/${id}/stock`, body }),
  saveSiteDraft: ({ part, ...body }) => ({ method: 'PUT', path: `/admin/site/parts/${part}`, body }),
  discardSiteDraft: (body) => ({ method: 'POST', path: '/admin/site/discard', body }),
  publishSite: (body) => ({ method: 'POST', path: '/admin/site/publish', body }),
  restoreSite: (body) => ({ method: 'POST', path: '/admin/site/restore', body }),
  siteModes: (body) => ({ method: 'POST', path: '/admin/site/modes', body }),
};

/** Every call of the desk is made by its screen, which shows the failure; after a change the whole screen is loaded again. */
export const deskRows = {
  reads: rowsOf<ReadRows<DeskReads>>(reads, { unauthorized: 'signInAndRepeat', failure: 'screenOnly' }),
  changes: rowsOf<ChangeRows<DeskChanges, keyof DeskReads>>(changes, {
    unauthorized: 'signIn',
    failure: 'screenOnly',
    moves: 'money',
    renews: 'all',
  }),
};

/** Gives requests what their rows have in common. */
function rowsOf<Rows>(
  requests: Readonly<Record<string, unknown>>,
  common: Omit<ReadRow<never> & ChangeRow<never, never>, 'request'>,
): Rows {
  // Every request belongs to the row of its name, but the type of `Object.entries` does not express this.
  return Object.fromEntries(
    Object.entries(requests).map(([name, request]) => [name, { ...common, request }]),
  ) as Rows;
}

/** A part of a file on a slow line, and the making of a large file, may take this long (ms). */
const fileTimeoutMs = 120_000;

/** Sends a part of a file of products. @returns the import, whose `offset` is that of the next part */
export async function sendImportPart(
  api: AxiosInstance,
  { id, offset, bytes }: { id: string; offset: number; bytes: Uint8Array<ArrayBuffer> },
  signal: AbortSignal,
): Promise<CatalogueImport> {
  const { data } = await api.put<Answer<CatalogueImport>>(`/admin/imports/${id}/parts`, bytes, {
    params: { offset },
    headers: { 'Content-Type': 'application/octet-stream' },
    signal,
    timeout: fileTimeoutMs,
  });
  return data.data;
}

const filePath = (file: DeskFile) =>
  file.kind === 'importErrors' ? `/admin/imports/${file.id}/errors` : `/admin/${file.kind}/export`;

/** Downloads a file of the desk. */
export async function downloadDeskFile(api: AxiosInstance, file: DeskFile): Promise<Blob> {
  const { data } = await api.get<Blob>(filePath(file), {
    ...('query' in file ? { params: file.query } : {}),
    responseType: 'blob',
    timeout: fileTimeoutMs,
  });
  return data;
}
