/**
 * Limits that both buildings keep, as plain numbers: the contract puts them into its schemas, the backend into its rules and
 * the storefront into its forms. This file imports nothing, so that no schema reaches the browser with them.
 */

/** Lines of a basket. */
export const mostBasketLines = 50;
/** Pieces that one call may ask for. */
export const mostPieces = 1000;
/** Addresses of a customer. */
export const mostAddresses = 20;
/** Favourites of a customer, and of a guest's browser. */
export const mostFavorites = 200;
/** Open stock alerts of a customer. */
export const mostStockAlerts = 50;

/** Characters of a search text. */
export const longestSearch = 200;
/** Characters from which a search gives suggestions, and from which it may be submitted. */
export const shortestSuggested = 2;
export const shortestSubmitted = 3;
/** Characters of a search in the customer's orders. */
export const longestOrderSearch = 100;

/** Characters of the slug of a category or product. */
export const longestSlug = 120;
/** Characters of the comma-separated values of one facet. */
export const longestFacet = 400;
/** The last page of the shop list that can be asked for. */
export const highestPage = 500;

/** Characters of a mobile number in any spelling. */
export const longestMobile = 40;
/** Characters of a first name, and of a last name. */
export const longestName = 60;

/** Characters of each text of an address. */
export const addressLengths = {
  title: 40,
  address: 300,
  plaque: 10,
  unit: 10,
  postalCode: 30,
  receiverName: 80,
  receiverMobile: 30,
} as const;

/** Where the pin of an address may be, in degrees: the lowest and the highest. */
export const pinBounds = { latitude: [24, 40], longitude: [43, 64] } as const;
