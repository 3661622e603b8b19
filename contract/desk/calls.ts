import type { Device } from '@/contract/device';
import type {
  Confirmation,
  ConfirmOperator,
  SecondStep,
  SecondStepCode,
  TurnOnSecondStep,
} from '@/contract/secondStep';
import type { PageQuery } from '../paging';
import type { AbandonedBasketPage } from './basket';
import type {
  BulkOutcome,
  ChangeOffers,
  OrderSheet,
  OrderSheetQuery,
  OrderSteps,
  ShowProducts,
} from './bulk';
import type {
  CatalogueChoices,
  ChangeOffer,
  DeskProduct,
  DeskProductPage,
  DeskProductQuery,
  DeskVariant,
  SavedProduct,
  WriteProduct,
} from './catalogue';
import type { BeginImport, CatalogueImport, ImportReport } from './catalogueImport';
import type { DeskChangeFilters, DeskChangePage, DeskChangeQuery } from './change';
import type { DeskCommand } from './command';
import type {
  DeskConversation,
  DeskConversationPage,
  DeskConversationQuery,
  WaitingText,
} from './conversation';
import type { DeskCoupon, MakeCouponCodes } from './coupon';
import type {
  BlockCustomer,
  ChangeCustomerRight,
  DeskCustomer,
  DeskCustomerPage,
  DeskCustomerQuery,
} from './customer';
import type { DeskPlans, SavedTerms, WritePlan, WriteService } from './facility';
import type { DeskHealth } from './health';
import type { DeskInstalmentPage, DeskInstalmentQuery } from './instalment';
import type { NumberReport, Period, ReportQuery } from './numberReport';
import type { ShopNumbers } from './numbers';
import type { ClaimShop, Opening } from './opening';
import type { DeskOperator } from './operator';
import type { DeskOrder, DeskOrderPage, DeskOrderQuery } from './order';
import type { DeskCallPage, DeskCallQuery } from './outerCall';
import type { DeskServices, ServiceTest, WriteAccount } from './outerService';
import type { PublishPicture, ShopPicture } from './picture';
import type { DeskPolicyPage, DeskPolicyQuery } from './policy';
import type { CommandAnswer, DecideProposal, DeskProposalPage, DeskProposalQuery } from './proposal';
import type {
  DeskBetaPage,
  DeskBranchDays,
  DeskCooperation,
  DeskCooperationPage,
  DeskLeasing,
  DeskLeasingPage,
  DeskPlanRequest,
  DeskPlanRequestPage,
  DeskRequestQuery,
} from './request';
import type { DeskHit, DeskSearchQuery } from './search';
import type {
  AskedPayment,
  AskPayment,
  CompareSettlement,
  SettlementPage,
  SettlementQuery,
  SettlementReport,
} from './settlement';
import type { DeskSetup, SavedSetup, SaveSetup, SetupId, SetupTable } from './setup';
import type { AskCarrier, CarrierPrice, DeskShipment } from './shipment';
import type {
  SiteDiscardInput,
  SiteDraftInput,
  SiteGateway,
  SiteMarkdown,
  SiteMarkdownInput,
  SiteModes,
  SiteModesInput,
  SitePartContent,
  SitePartState,
  SitePublishInput,
  SiteRestoreInput,
  SiteSaved,
  SiteVersion,
  SiteVersionsQuery,
} from './site';
import type { SitePart } from './siteDocuments';
import type { ChangeSerial, DeskSerials, DeskStockPage, DeskStockQuery, ReportStock } from './stock';
import type { DeskTaxDay, DeskTaxPage, DeskTaxQuery } from './taxInvoice';
import type { DeskTemplate, DeskTextPage, DeskTextQuery, WriteTemplate } from './textMessage';
import type { DeskView, SaveView } from './view';

/** The data that the desk reads, by name: the query and the answer. Every section adds its rows. */
export interface DeskReads {
  numbers: { query: Period; answer: ShopNumbers };
  numberReport: { query: ReportQuery; answer: NumberReport };
  health: { query: object; answer: DeskHealth };
  changes: { query: DeskChangeQuery; answer: DeskChangePage };
  changeFilters: { query: Record<string, never>; answer: DeskChangeFilters };
  customers: { query: DeskCustomerQuery; answer: DeskCustomerPage };
  customer: { query: { id: number }; answer: DeskCustomer };
  orders: { query: DeskOrderQuery; answer: DeskOrderPage };
  order: { query: { id: number }; answer: DeskOrder };
  shipment: { query: { id: number }; answer: DeskShipment };
  instalments: { query: DeskInstalmentQuery; answer: DeskInstalmentPage };
  policies: { query: DeskPolicyQuery; answer: DeskPolicyPage };
  taxInvoices: { query: DeskTaxQuery; answer: DeskTaxPage };
  taxDay: { query: { day: string }; answer: DeskTaxDay };
  settlements: { query: SettlementQuery; answer: SettlementPage };
  settlement: { query: { id: number }; answer: SettlementReport };
  planRequests: { query: DeskRequestQuery; answer: DeskPlanRequestPage };
  planRequest: { query: { id: number }; answer: DeskPlanRequest };
  cooperations: { query: DeskRequestQuery; answer: DeskCooperationPage };
  cooperation: { query: { id: number }; answer: DeskCooperation };
  leasings: { query: DeskRequestQuery; answer: DeskLeasingPage };
  leasing: { query: { id: number }; answer: DeskLeasing };
  betaRegistrations: { query: DeskRequestQuery; answer: DeskBetaPage };
  appointmentDays: { query: object; answer: DeskBranchDays[] };
  conversations: { query: DeskConversationQuery; answer: DeskConversationPage };
  conversation: { query: { id: number }; answer: DeskConversation };
  waitingTexts: { query: object; answer: WaitingText[] };
  products: { query: DeskProductQuery; answer: DeskProductPage };
  product: { query: { id: number }; answer: DeskProduct };
  stock: { query: DeskStockQuery; answer: DeskStockPage };
  serials: { query: PageQuery & { id: number }; answer: DeskSerials };
  plans: { query: object; answer: DeskPlans };
  setup: { query: object; answer: DeskSetup };
  devices: { query: object; answer: Device[] };
  proposals: { query: DeskProposalQuery; answer: DeskProposalPage };
  search: { query: DeskSearchQuery; answer: DeskHit[] };
  orderSheets: { query: OrderSheetQuery; answer: OrderSheet[] };
  views: { query: object; answer: DeskView[] };
  baskets: { query: PageQuery; answer: AbandonedBasketPage };
  operators: { query: object; answer: DeskOperator[] };
  confirmation: { query: object; answer: Confirmation };
  opening: { query: object; answer: Opening };
  textMessages: { query: DeskTextQuery; answer: DeskTextPage };
  textTemplates: { query: object; answer: DeskTemplate[] };
  secondStep: { query: object; answer: SecondStep };
  outerServices: { query: object; answer: DeskServices };
  outerCalls: { query: DeskCallQuery; answer: DeskCallPage };
  coupon: { query: { id: number }; answer: DeskCoupon };
  imports: { query: object; answer: CatalogueImport[] };
  import: { query: { id: string }; answer: ImportReport };
  catalogueChoices: { query: object; answer: CatalogueChoices };
  siteParts: { query: Record<string, never>; answer: SitePartState[] };
  siteGateways: { query: Record<string, never>; answer: SiteGateway[] };
  sitePart: { query: { part: SitePart }; answer: SitePartContent };
  siteVersions: { query: SiteVersionsQuery; answer: SiteVersion[] };
  siteModes: { query: Record<string, never>; answer: SiteModes };
  siteMarkdown: { query: SiteMarkdownInput; answer: SiteMarkdown };
}

/** The changes that the desk makes, by name: the input and the answer. Every section adds its rows. */
export interface DeskChanges {
  changeCustomerRight: { input: ChangeCustomerRight & { id: number }; answer: DeskCustomer };
  blockCustomer: { input: BlockCustomer & { id: number }; answer: DeskCustomer };
  command: { input: DeskCommand; answer: CommandAnswer };
  decideProposal: { input: DecideProposal & { id: number }; answer: null };
  /** `id` is null for a new one. */
  savePlan: { input: { id: number | null; plan: WritePlan }; answer: SavedTerms };
  saveService: { input: { id: number | null; service: WriteService }; answer: SavedTerms };
  turnOnSecondStep: { input: TurnOnSecondStep; answer: null };
  takeSecondStep: { input: SecondStepCode; answer: null };
  turnOffSecondStep: { input: SecondStepCode; answer: null };
  signOutDevice: { input: { id: string }; answer: null };
  endOperatorSession: { input: { id: number; session: string }; answer: null };
  changeVariants: { input: ChangeOffers; answer: BulkOutcome };
  showProducts: { input: ShowProducts; answer: BulkOutcome };
  stepOrders: { input: OrderSteps; answer: BulkOutcome };
  saveView: { input: SaveView; answer: null };
  removeView: { input: { id: number }; answer: null };
  confirmOperator: { input: ConfirmOperator; answer: null };
  retryText: { input: { id: number }; answer: null };
  writeTemplate: { input: WriteTemplate; answer: null };
  claimShop: { input: ClaimShop; answer: null };
  askCarrierPrice: { input: AskCarrier & { id: number }; answer: CarrierPrice };
  orderCarrier: { input: AskCarrier & { id: number }; answer: null };
  cancelCarrier: { input: { id: number }; answer: null };
  saveAccount: { input: WriteAccount & { code: string }; answer: null };
  testService: { input: { code: string }; answer: ServiceTest };
  compareSettlement: { input: CompareSettlement; answer: SettlementReport };
  askPayment: { input: AskPayment; answer: AskedPayment };
  saveSetup: { input: SaveSetup; answer: SavedSetup };
  makeCouponCodes: { input: MakeCouponCodes & { id: number }; answer: null };
  removeSetup: { input: { table: SetupTable; id: SetupId }; answer: null };
  beginImport: { input: BeginImport; answer: CatalogueImport };
  startImport: { input: { id: string }; answer: CatalogueImport };
  cancelImport: { input: { id: string }; answer: CatalogueImport };
  publishPicture: { input: PublishPicture; answer: ShopPicture };
  /** `id` is null for a new product. */
  saveProduct: { input: { id: number | null; product: WriteProduct }; answer: SavedProduct };
  changeVariant: { input: { id: number; offer: ChangeOffer }; answer: DeskVariant };
  changeSerial: { input: ChangeSerial & { id: number }; answer: null };
  reportStock: { input: ReportStock & { id: number }; answer: null };
  saveSiteDraft: { input: SiteDraftInput & { part: SitePart }; answer: SiteSaved };
  discardSiteDraft: { input: SiteDiscardInput; answer: null };
  publishSite: { input: SitePublishInput; answer: { number: number } };
  restoreSite: { input: SiteRestoreInput; answer: { number: number } };
  siteModes: { input: SiteModesInput; answer: SiteModes };
}
