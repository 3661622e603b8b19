/**
 * Limits that the backend and the storefront share, as plain numbers: the contract uses them in its schemas, the backend in its
 * rules and the storefront in its forms. This file imports nothing, so that the browser does not load the schemas.
 */

/** Largest number of lines in a basket. */
export const mostBasketLines = 50;
/** Largest number of companions that one call may choose for a line. */
export const mostCompanions = 20;
/** Largest quantity in one call. */
export const mostPieces = 1000;
/** Largest number of services in one call. */
export const mostServices = 20;
/** Largest number of products in a comparison. */
export const mostCompared = 4;
/** Largest number of products that a browser remembers as viewed, and of cards in one call. */
export const mostRecentProducts = 12;
/** Largest number of addresses of a customer. */
export const mostAddresses = 20;
/** Largest number of favorites of a customer, and of a guest. */
export const mostFavorites = 200;
/** Largest number of open alerts of a customer, of both kinds together. */
export const mostAlerts = 50;
/** Days and points of the history of a variant's price. */
export const priceHistoryDays = 90;
export const mostPricePoints = 120;

/** Largest length of a search text in the orders, in characters. */
export const longestOrderSearch = 100;
/** Largest length of a search for customers, in characters. */
export const longestCustomerSearch = 60;
/** Largest length of the reason of a refusal, a rejection or a block, in characters. */
export const longestReason = 300;
/** Largest length of a tracking code, a serial number or an activation code that the desk notes, in characters. */
export const longestDeskCode = 60;
/** Counts in badges, tabs and lists of work stop here, so that many rows make no call slower. */
export const mostCounted = 99;

/** Largest length of the slug of a category or product, in characters. */
export const longestSlug = 120;
/** Largest length of the comma-separated values of one facet, in characters. */
export const longestFacet = 400;
/** The last page of the shop list that can be requested. */
export const highestPage = 500;

/** Largest length of a document of the desk, such as all posts of the blog, in bytes of JSON. */
export const longestDeskDocument = 1024 * 1024;
/** Largest length of texts that the operator writes for the site, in characters. */
export const siteLengths = {
  title: 120,
  text: 300,
  link: 500,
  answer: 2000,
  markdown: 30_000,
  note: 200,
} as const;
/** Largest numbers of entries in the parts of the site. */
export const mostSiteEntries = {
  addresses: 10,
  banners: 60,
  notices: 30,
  menus: 6,
  /** Items of one level of a menu. */
  menuItems: 40,
  faqGroups: 20,
  faqQuestions: 60,
  posts: 200,
  postTags: 8,
  postProducts: 10,
  tags: 40,
  pages: 50,
  footerColumns: 6,
  footerLinks: 12,
} as const;
/** Largest length of the texts of categories, deliveries, branches and the like, in characters. */
export const setupLengths = { title: 120, text: 300, link: 500 } as const;
/** Largest numbers in one entry of these lists. */
export const setupCounts = { aliases: 20, places: 500, slots: 12, bundleProducts: 100 } as const;
/** Single codes of one coupon, and how many of them one call may make. */
export const mostCouponCodes = 5000;
export const mostNewCouponCodes = 1000;
/** Largest number of entries that the desk shows of each list. */
export const mostSetupRows = 1000;
/** Versions of a part of the site that are kept. */
export const mostSiteVersions = 100;

/** Largest length of a mobile number in any spelling, in characters. */
export const longestMobile = 40;
/** Largest length of a first name, and of a last name, in characters. */
export const longestName = 60;
/** Largest length of a national id as it is typed, in characters. Spaces and dashes may stand between its ten digits. */
export const longestNationalCode = 40;
/** Largest length of a password in a call, in characters. It is above `longestPassword` of `rules/personalData`, so that a longer one is refused with the reason. */
export const longestSentPassword = 200;

/** Largest length of each text of an address, in characters. */
export const addressLengths = {
  title: 40,
  address: 300,
  plaque: 10,
  unit: 10,
  postalCode: 30,
  receiverName: 80,
  receiverMobile: 30,
} as const;

/** Lowest and highest coordinates of an address, in degrees. They enclose Iran. */
export const pinBounds = { latitude: [24, 40], longitude: [43, 64] } as const;

/** Largest length of a coupon's code, in characters. */
export const longestCoupon = 30;
/** Largest number of unpaid orders of a customer, which keep products from other shoppers. */
export const mostUnpaidOrders = 3;
/** Orders of a customer in 24 hours that may end unpaid. After them the customer cannot order until a day has passed. */
export const mostLapsedOrders = 10;
/** Largest number of wallet recharges of a customer that are under way at the same time. */
export const mostOpenRecharges = 5;
/** Lowest and highest amount of one wallet recharge, in toman. */
export const lowestRecharge = 10_000;
export const highestRecharge = 200_000_000;
/** Largest prepayment that the shop offers to choose, in percent of the payable amount. */
export const highestPrepaymentPercent = 70;
/** Days after which an unpaid instalment refuses its customer every new plan. */
export const mostOverdueDays = 10;
/** Largest number of instalments of one plan. */
export const mostInstalments = 60;

/** Largest size of an uploaded file, in bytes. */
export const largestFile = 5 * 1024 * 1024;
/** Largest number of pixels of an uploaded picture. A readable photo of a cheque has fewer. */
export const mostPicturePixels = 16_000_000;
/** Size of each part of an upload but the last, in bytes. A cut connection costs one part. */
export const uploadPart = 256 * 1024;
/** Largest number of files of a customer that were uploaded, or are being uploaded, and belong to nothing yet. */
export const mostUnusedFiles = 20;

/** Largest number of photos of a return, and largest length of its note in characters. */
export const mostReturnPhotos = 5;
export const longestReturnNote = 500;

/** The least number of reviews for which a card shows a rating, because the opinion of one or two says little. */
export const fewestRatedReviews = 3;
/** Longest texts of a review in characters, and the largest number of its pros and of its cons. */
export const reviewLengths = { text: 2000, point: 80 } as const;
export const mostReviewPictures = 4;
/** Newest pictures of buyers that are shown together for a product. */
export const mostBuyerPictures = 24;
export const mostReviewPoints = 5;
/** Reviews that a customer can send in a day, over all products. */
export const mostReviewsPerDay = 10;

/** Lengths of a question or an answer about a product, in characters. */
export const longestQuestion = 500;
export const shortestQuestion = 5;
/** Questions and answers that a customer can send in a day, over all products. */
export const mostQuestionsPerDay = 10;
/** Largest number of answers that are shown with a question. */
export const mostListedAnswers = 20;

/** Largest number of files of one document. */
export const mostDocumentFiles = 12;
/** Largest number of files of one document of an order: the sides and pages of a paper. */
export const mostOrderDocumentFiles = 4;
/** Largest length of texts of a loan request, in characters. */
export const planRequestLengths = { name: 120, job: 80, place: 120, address: 300 } as const;
/** Largest number of years of an applicant at the present work. */
export const mostWorkYears = 60;

/** Largest number of pictures of a message to the shop, and largest length of its text in characters. */
export const mostMessagePictures = 3;
export const longestMessage = 2000;
/** Largest number of messages in one answer of a conversation. */
export const mostListedMessages = 50;

/** Largest length of texts of a merchant's cooperation request, in characters. */
export const cooperationLengths = { name: 120, number: 40, address: 300, description: 1000 } as const;
/** Largest number of categories of a merchant's request. */
export const mostCooperationCategories = 20;

/** Largest file of settled payments that can be compared, in bytes, its lines, and the differences that the desk lists. */
export const largestSettlement = 720 * 1024;
export const mostSettlementLines = 10_000;
export const mostListedDifferences = 200;
/** Largest file of products that can be imported, in bytes. Every part but the last has `uploadPart` bytes. */
export const largestImport = 256 * 1024 * 1024;
/** Largest number of lines of data in a file of products. */
export const mostImportLines = 500_000;
/** Largest length of the name of an imported file, in characters. */
export const longestFileName = 120;
/** Pictures for files of products that are sent at once. */
export const mostImportPictures = 500;
/** Errors that the report of an import lists; all of them can be downloaded. */
export const mostListedImportErrors = 50;

/** Largest length of texts of a product at the desk, in characters. */
export const productLengths = {
  title: 160,
  alias: 80,
  summary: 1000,
  story: 2000,
  short: 80,
  value: 300,
  picture: 200,
  sku: 60,
} as const;
/** Largest numbers of parts of a product at the desk. */
export const productCounts = {
  aliases: 20,
  highlights: 8,
  story: 12,
  specGroups: 20,
  specRows: 40,
  images: 40,
  variants: 60,
} as const;
/** Largest price, in toman, and largest stock of a variant. */
export const highestPrice = 100_000_000_000;
export const highestStock = 1_000_000;

/** The highest credit score; the lowest is 0. */
export const highestScore = 900;
/** Leasing requests that a customer can send in a day. */
export const mostLeasingRequestsPerDay = 3;

/** Largest length of texts of plans and services at the desk, in characters, and the largest number of lines of a list. */
export const planTextLengths = { short: 120, long: 300, terms: 5000, most: 30 } as const;

/** Days that a merchant has to correct a request; it is rejected after them. */
export const cooperationCorrectionDays = 14;

/** Kinds of documents that one loan plan can ask for. */
export const mostPlanDocuments = 40;
/** Largest place of an entry in a list of the desk. */
export const highestSort = 100_000;

/** Popular searches that the search field offers. */
export const mostPopularSearches = 8;

/** Letters of the text of an SMS message. */
export const longestTextMessage = 600;

/** `Company.lowStock` of a shop that has not chosen another number. */
export const usualLowStock = 3;
