import type { ShopPages, ShopReads } from '@/contract/calls';
import type { ReadRows } from './http/callRows';
import { ownPage, publicPart, quietly } from './http/shopPolicies';

type Reads = ShopReads & { [Name in keyof ShopPages]: { query: ShopPages[Name]['query'] } };

/** How the reads of the shop are requested. */
export const reads: ReadRows<Reads> = {
  priceHistory: {
    ...publicPart,
    request: ({ productPropertyId }) => ({ path: `/product/priceHistory/${productPropertyId}` }),
  },
  alerts: { ...quietly, request: () => ({ path: '/user/alerts' }) },
  reviews: { ...publicPart, paged: true, request: (of) => ({ path: `/product/${of.productId}/reviews` }) },
  popularSearches: { ...quietly, request: () => ({ path: '/product/popularSearches' }) },
  buyerPictures: { ...quietly, request: (of) => ({ path: `/product/${of.productId}/reviewPictures` }) },
  ownReview: { ...quietly, request: (of) => ({ path: `/user/products/${of.productId}/review` }) },
  questions: {
    ...publicPart,
    paged: true,
    request: (of) => ({ path: `/product/${of.productId}/questions` }),
  },
  creditScore: { ...ownPage, request: () => ({ path: '/user/creditScore' }) },
  leasing: { ...ownPage, request: () => ({ path: '/user/leasing' }) },
  chequeRequests: { ...ownPage, request: () => ({ path: '/user/cheques' }) },
  orderCheques: { ...ownPage, request: ({ orderId }) => ({ path: `/user/orders/${orderId}/cheques` }) },
  orders: { ...ownPage, paged: true, request: (params) => ({ path: '/user/orders', params }) },
  order: { ...ownPage, request: ({ orderId }) => ({ path: `/user/orders/${orderId}` }) },
  invoice: { ...ownPage, request: ({ orderId }) => ({ path: `/user/orders/${orderId}/invoice` }) },
  returnPreview: {
    ...ownPage,
    request: ({ orderId, ...body }) => ({ path: `/user/orders/${orderId}/returnPreview`, body }),
  },
  paymentSummary: { ...ownPage, request: ({ orderId }) => ({ path: `/user/orders/${orderId}/payment` }) },
  gateways: { ...publicPart, request: (params) => ({ path: '/public/gateways', params }) },
  eligibility: { ...quietly, request: ({ code }) => ({ path: `/user/gateways/${code}/eligibility` }) },
  walletEntries: { ...ownPage, paged: true, request: (params) => ({ path: '/user/walletEntries', params }) },
  favorites: { ...ownPage, paged: true, request: (params) => ({ path: '/user/favorites', params }) },
  notifications: {
    unauthorized: 'signInAndRepeat',
    failure: 'screenOnly',
    paged: true,
    request: () => ({ path: '/user/notifications' }),
  },
  cooperation: { ...ownPage, request: () => ({ path: '/user/cooperation' }) },
  appointmentDays: {
    unauthorized: 'signInAndRepeat',
    failure: 'screenOnly',
    request: () => ({ path: '/user/planLoanTime' }),
  },
  reminders: { ...ownPage, request: () => ({ path: '/user/reminders' }) },
  devices: { ...ownPage, request: () => ({ path: '/user/devices' }) },
  dashboardMenu: { ...quietly, request: () => ({ path: '/user/v2/Dashboard/Get' }) },
  overview: { ...ownPage, request: () => ({ path: '/user/overview' }) },
};
