import type { Alert, AskAlert } from './alert';
import type { BetaRegistration, LookUpBeta, RegisterForBeta } from './betaLoan';
import type { ChequeRequest, HandInCheques } from './cheque';
import type { Cooperation, CooperationForm, GiveMerchantDocument, SaveCooperation } from './cooperation';
import type { AskCreditScore, CreditScore } from './creditScore';
import type { DashboardMenuItem } from './dashboard';
import type { Device } from './device';
import type { Favorite } from './favorite';
import type { Invoice } from './invoice';
import type { LeasingRequest, RequestLeasing } from './leasing';
import type { FeedExtra, FeedNotification, UnseenLeft } from './notification';
import type { GiveOrderDocument, Order, OrderSummary, OrdersExtra, OrderTab, Overview } from './order';
import type { RequestReturn, ReturnLine, ReturnPreview } from './orderReturn';
import type { Page } from './paging';
import type { Gateway, GatewayEligibility, PaymentSummary } from './payment';
import type { AppointmentDay } from './planRequest';
import type { PricePoint } from './product';
import type { ChangePassword, DeleteAccount, ResetPassword, User, UserEdit } from './profile';
import type { Question } from './question';
import type { BuyerPicture, OwnReview, Review, VotedReview, WriteReview } from './review';
import type { CodeSent } from './session';
import type { Reminders } from './textMessage';
import type { WalletEntry, WalletFilter } from './wallet';

/** The query of a read that asks nothing. */
type None = Record<string, never>;
type OfOrder = { orderId: number };
type OfProduct = { productId: number };

/** The data that the shop reads by plain calls, by name: the query and the answer. Their rows are in `services/shopReads.ts`. */
export interface ShopReads {
  /** The prices of a variant in the last 90 days, the oldest first. */
  priceHistory: { query: { productPropertyId: number }; answer: PricePoint[] };
  /** The customer's open alerts, newest first. */
  alerts: { query: None; answer: Alert[] };
  /** Texts that several visitors searched for lately, the most frequent first. */
  popularSearches: { query: None; answer: string[] };
  /** The newest pictures of buyers of a product. */
  buyerPictures: { query: OfProduct; answer: BuyerPicture[] };
  /** The customer's own review of a product, and whether the customer may write one. */
  ownReview: { query: OfProduct; answer: OwnReview };
  /** The last credit score of the customer, valid or not; null when none was asked for. */
  creditScore: { query: None; answer: CreditScore | null };
  /** The open leasing request of the customer, or else the last one; null without any. */
  leasing: { query: None; answer: LeasingRequest | null };
  /** The orders whose cheques are handed in or reviewed, newest first. */
  chequeRequests: { query: None; answer: ChequeRequest[] };
  orderCheques: { query: OfOrder; answer: ChequeRequest };
  order: { query: OfOrder; answer: Order };
  /** The invoice of a paid order. */
  invoice: { query: OfOrder; answer: Invoice };
  /** The refund for a return of these lines. */
  returnPreview: { query: OfOrder & { lines: ReturnLine[] }; answer: ReturnPreview };
  /** What is due today for an unpaid order. */
  paymentSummary: { query: OfOrder; answer: PaymentSummary };
  /** The gateways of the shop, each with the reason why it cannot take the amount (toman). */
  gateways: { query: { amount?: number }; answer: Gateway[] };
  /** Whether a lender would lend the price of the basket to the customer. */
  eligibility: { query: { code: string }; answer: GatewayEligibility };
  /** The newest cooperation request of the customer, or an empty draft. */
  cooperation: { query: None; answer: Cooperation };
  /** The days on which the documents of loan plans are examined, earliest first. */
  appointmentDays: { query: None; answer: AppointmentDay[] };
  /** The devices on which the customer is signed in. */
  devices: { query: None; answer: Device[] };
  /** The entries of the dashboard's menu for this customer, with the inactive ones. */
  dashboardMenu: { query: None; answer: DashboardMenuItem[] };
  /** How the customer is reminded of instalments and of the basket. */
  reminders: { query: None; answer: Reminders };
  /** The data of the first page of the dashboard. */
  overview: { query: None; answer: Overview };
}

/** The lists that the shop reads page by page, by name: the query, a row, and what comes with a page. */
export interface ShopPages {
  /** The published reviews of a product. */
  reviews: { query: OfProduct; item: Review; extra: unknown };
  /** The published questions about a product with their answers. */
  questions: { query: OfProduct; item: Question; extra: unknown };
  /** The orders of a tab, newest first. */
  orders: { query: { tab: OrderTab; search?: string }; item: OrderSummary; extra: OrdersExtra };
  /** The favorites, or those whose price has fallen. */
  favorites: { query: { cheaper?: boolean }; item: Favorite; extra: unknown };
  /** Unseen notifications first, then the seen ones, each group newest first. */
  notifications: { query: None; item: FeedNotification; extra: FeedExtra };
  /** The ledger of the wallet, newest first. */
  walletEntries: { query: { filter: WalletFilter }; item: WalletEntry; extra: unknown };
}

/** What the shop keeps of each read and list, by name. The loaded pages of a list are one answer. */
export type ShopAnswers = { [Name in keyof ShopReads]: ShopReads[Name]['answer'] } & {
  [Name in keyof ShopPages]: Page<ShopPages[Name]['item'], ShopPages[Name]['extra']>;
};

/** The changes that the shop makes by plain calls, by name: the input and the answer. */
export interface ShopChanges {
  /** Asks for an alert, or ends it. Answers all open alerts. */
  changeAlert: { input: AskAlert & { wanted: boolean }; answer: Alert[] };
  /** Writes the customer's review of a product; the shop publishes it first. */
  writeReview: { input: OfProduct & { review: WriteReview }; answer: OwnReview };
  voteForReview: { input: OfProduct & { id: number; helpful: boolean }; answer: VotedReview };
  /** Asks a question about a product; the shop publishes it first. */
  askQuestion: { input: OfProduct & { text: string }; answer: null };
  /** Answers a question as a buyer; the shop publishes it first. */
  answerQuestion: { input: { questionId: number; text: string }; answer: null };
  /** Asks the bureau for the score of the customer, who has agreed to it. */
  askCreditScore: { input: AskCreditScore; answer: CreditScore };
  requestLeasing: { input: RequestLeasing; answer: LeasingRequest };
  cancelLeasing: { input: None; answer: LeasingRequest };
  handInLeasingCheques: { input: HandInCheques; answer: LeasingRequest };
  /** Hands in or corrects cheques of an order and answers all of its cheques. */
  handInCheques: { input: OfOrder & HandInCheques; answer: ChequeRequest };
  cancelOrder: { input: OfOrder; answer: Order };
  /** Sets the uploads that are a document of an order. An empty list removes the document. */
  giveOrderDocument: { input: OfOrder & GiveOrderDocument; answer: Order };
  requestReturn: { input: OfOrder & { request: RequestReturn }; answer: Order };
  /** Cancels a return whose products have not arrived. */
  cancelReturn: { input: { id: number }; answer: Order };
  /** Saves typed fields of the cooperation request. */
  saveCooperation: { input: SaveCooperation; answer: Cooperation };
  /** Sets the uploads that are a document of the cooperation request. */
  giveMerchantDocument: { input: GiveMerchantDocument & { code: string }; answer: Cooperation };
  /** Saves the form and hands the cooperation request in. */
  submitCooperation: { input: CooperationForm; answer: Cooperation };
  /** Sends a code to a mobile that registers for the beta programme, or whose customer deletes the account. */
  sendConfirmationCode: { input: { mobile: string }; answer: CodeSent };
  /** Registers a person whose mobile the code proves, or answers the registration of the mobile. */
  registerForBeta: { input: RegisterForBeta; answer: BetaRegistration };
  /** Finds the registration with a tracking code and a mobile. */
  lookUpBeta: { input: LookUpBeta; answer: BetaRegistration };
  /** Marks a notification as seen. Answers the number of unseen ones. */
  markSeen: { input: { id: number }; answer: UnseenLeft };
  markAllSeen: { input: None; answer: UnseenLeft };
  /** Saves the form of the profile page. */
  editProfile: { input: UserEdit; answer: User };
  /** Sets a password, which the current one allows or the single-use secret of a code sign-in, and signs out the other devices. */
  changePassword: { input: ChangePassword | ResetPassword; answer: null };
  deleteAccount: { input: DeleteAccount; answer: null };
  changeReminders: { input: Reminders; answer: Reminders };
  signOutDevice: { input: { id: string }; answer: null };
  /** Signs out every device except the one that sends the request. */
  signOutOthers: { input: None; answer: null };
}
