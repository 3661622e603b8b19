import type { AlertKind } from '@/contract/alert';
import type { ShopChanges, ShopPages, ShopReads } from '@/contract/calls';
import type { Cooperation } from '@/contract/cooperation';
import type { Page } from '@/contract/paging';
import type { Brought, ChangeRows } from './http/callRows';
import { codeNotSentToast } from './http/policy';
import { moneyForm, moneyPress, ownChange, ownForm, ownPage, publicPart } from './http/shopPolicies';

type ReadName = keyof ShopReads | keyof ShopPages;

const alertPromises: Readonly<Record<AlertKind, string>> = {
  stock: 'اگر موجود شد، خبرتان می‌کنیم',
  price: 'اگر ارزان شد، خبرتان می‌کنیم',
};
const published = 'پس از بررسی منتشر می‌شود و به شما خبر می‌دهیم.';

/** The new answer of a read. */
const bring = <Name extends keyof ShopReads>(
  read: Name,
  query: ShopReads[Name]['query'],
  data: ShopReads[Name]['answer'],
): readonly Brought<ReadName>[] => [{ read, query, update: () => data }];

/** The answer of a read that is known, with a change. */
const edit = <Name extends keyof ShopReads>(
  read: Name,
  query: ShopReads[Name]['query'],
  change: (known: ShopReads[Name]['answer']) => ShopReads[Name]['answer'],
): readonly Brought<ReadName>[] => [
  { read, query, update: (known: ShopReads[Name]['answer'] | undefined) => known && change(known) },
];

/** The rows of a list that is known, each with a change. */
const editRows = <Name extends keyof ShopPages>(
  read: Name,
  query: ShopPages[Name]['query'],
  change: (item: ShopPages[Name]['item']) => ShopPages[Name]['item'],
): readonly Brought<ReadName>[] => [
  {
    read,
    query,
    update: (known: Page<ShopPages[Name]['item']> | undefined) =>
      known && { ...known, data: known.data.map(change) },
  },
];

/** The cooperation request of an answer, unless the answer of a later change has come before it. */
const bringCooperation = (answer: Cooperation): readonly Brought<ReadName>[] => [
  {
    read: 'cooperation',
    query: {},
    update: (known: Cooperation | undefined) =>
      known?.id === answer.id && (answer.savedAt ?? '') < (known?.savedAt ?? '') ? known : answer,
  },
];

/** How the changes of the shop are requested, and what follows from them. */
export const changes: ChangeRows<ShopChanges, ReadName> = {
  changeAlert: {
    ...ownChange,
    request: ({ wanted, ...body }) =>
      wanted
        ? { path: '/user/alerts', body }
        : { method: 'DELETE', path: `/user/alerts/${body.productPropertyId}`, params: { kind: body.kind } },
    brings: (alerts) => bring('alerts', {}, alerts),
    praise: ({ wanted, kind }) =>
      wanted
        ? { text: alertPromises[kind], detail: 'با پیامک و با پیامی در حساب شما.' }
        : { kind: 'info', text: 'دیگر خبرتان نمی‌کنیم' },
  },
  writeReview: {
    ...ownChange,
    request: ({ productId, review }) => ({
      method: 'PUT',
      path: `/user/products/${productId}/review`,
      body: review,
    }),
    brings: (own, { productId }) => bring('ownReview', { productId }, own),
    praise: { text: 'دیدگاه شما رسید', detail: published },
  },
  voteForReview: {
    ...ownChange,
    request: ({ id, helpful }) => ({ method: 'PUT', path: `/user/reviews/${id}/helpful`, body: { helpful } }),
    brings: (voted, { productId, helpful }) => [
      ...editRows('reviews', { productId }, (review) =>
        review.id === voted.id ? { ...review, helpful: voted.helpful } : review,
      ),
      ...edit('ownReview', { productId }, (own) => {
        const others = own.helpful.filter((id) => id !== voted.id);
        return { ...own, helpful: helpful ? [voted.id, ...others] : others };
      }),
    ],
  },
  askQuestion: {
    ...ownChange,
    request: ({ productId, text }) => ({ path: `/user/products/${productId}/questions`, body: { text } }),
    praise: { text: 'پرسش شما رسید', detail: published },
  },
  answerQuestion: {
    ...ownChange,
    request: ({ questionId, text }) => ({
      method: 'PUT',
      path: `/user/questions/${questionId}/answer`,
      body: { text },
    }),
    praise: { text: 'پاسخ شما رسید', detail: published },
  },
  askCreditScore: {
    ...ownForm,
    request: (body) => ({ path: '/user/creditScore', body }),
    brings: (score) => bring('creditScore', {}, score),
  },
  requestLeasing: {
    ...moneyForm,
    request: (body) => ({ path: '/user/leasing', body }),
    brings: (leasing) => bring('leasing', {}, leasing),
  },
  cancelLeasing: {
    ...ownForm,
    moves: 'money',
    request: () => ({ method: 'POST', path: '/user/leasing/cancel' }),
    brings: (leasing) => bring('leasing', {}, leasing),
  },
  handInLeasingCheques: {
    ...moneyForm,
    request: (body) => ({ path: '/user/leasing/cheques', body }),
    brings: (leasing) => bring('leasing', {}, leasing),
    praise: { text: 'چک ثبت شد' },
  },
  handInCheques: {
    ...moneyForm,
    request: ({ orderId, cheques }) => ({ path: `/user/orders/${orderId}/cheques`, body: { cheques } }),
    brings: (request, { orderId }) => [
      ...bring('orderCheques', { orderId }, request),
      ...edit('chequeRequests', {}, (all) => all.map((one) => (one.orderId === orderId ? request : one))),
    ],
    // The order names how many cheques are missing.
    renews: ['order'],
    praise: { text: 'چک ثبت شد' },
  },
  cancelOrder: {
    ...moneyPress,
    request: ({ orderId }) => ({ method: 'POST', path: `/user/orders/${orderId}/cancel` }),
    brings: (order, { orderId }) => bring('order', { orderId }, order),
    praise: { text: 'سفارش لغو شد' },
  },
  giveOrderDocument: {
    ...ownPage,
    request: ({ orderId, ...body }) => ({ method: 'PUT', path: `/user/orders/${orderId}/documents`, body }),
    // One after the other, so that the newest answer is the newest state of the order.
    queued: true,
    brings: (order, { orderId }) => bring('order', { orderId }, order),
  },
  requestReturn: {
    ...moneyPress,
    request: ({ orderId, request }) => ({ path: `/user/orders/${orderId}/returns`, body: request }),
    brings: (order, { orderId }) => bring('order', { orderId }, order),
    praise: { text: 'درخواست مرجوعی ثبت شد' },
  },
  cancelReturn: {
    ...moneyPress,
    request: ({ id }) => ({ method: 'POST', path: `/user/returns/${id}/cancel` }),
    brings: (order) => bring('order', { orderId: order.id }, order),
    praise: { text: 'درخواست مرجوعی لغو شد' },
  },
  saveCooperation: {
    unauthorized: 'signInAndRepeat',
    failure: 'screenOnly',
    // Each save has the whole form, and the shop must carry out the newest one last.
    newest: true,
    request: (body) => ({ method: 'PUT', path: '/user/cooperation', body }),
    brings: bringCooperation,
  },
  giveMerchantDocument: {
    ...ownPage,
    queued: true,
    request: ({ code, fileIds }) => ({
      method: 'PUT',
      path: `/user/cooperation/documents/${code}`,
      body: { fileIds },
    }),
    brings: bringCooperation,
  },
  submitCooperation: {
    ...ownPage,
    // The server submits what it has.
    after: 'saveCooperation',
    request: () => ({ method: 'POST', path: '/user/cooperation/submit' }),
    brings: bringCooperation,
    praise: { text: 'درخواست همکاری ثبت شد' },
  },
  sendConfirmationCode: {
    unauthorized: 'ignore',
    failure: codeNotSentToast,
    request: (body) => ({ path: '/auth/forgetPassword', params: { isVoiceCall: false }, body, form: true }),
  },
  registerForBeta: {
    ...publicPart,
    moves: 'seats',
    request: (body) => ({ path: '/public/betaLoan/registrations', body }),
  },
  lookUpBeta: { ...publicPart, request: (body) => ({ path: '/public/betaLoan/lookUp', body }) },
  markSeen: {
    unauthorized: 'signInAndRepeat',
    failure: 'nobody',
    request: (params) => ({ method: 'POST', path: '/user/notifications/seen', params }),
    renews: ['dashboardMenu'],
  },
  markAllSeen: {
    ...ownChange,
    request: () => ({ method: 'POST', path: '/user/notifications/allSeen' }),
    renews: ['dashboardMenu'],
  },
  editProfile: {
    ...ownChange,
    request: (body) => ({ method: 'PUT', path: '/user/user', body, form: true }),
    praise: { text: 'مشخصات شما ثبت شد' },
  },
  changePassword: {
    ...ownChange,
    request: (body) =>
      'secretKey' in body
        ? { method: 'PUT', path: '/user/resetPassword', body, form: true }
        : { method: 'PUT', path: '/user/changePassword', body },
    praise: { text: 'رمز عبور ثبت شد' },
  },
  deleteAccount: {
    ...ownForm,
    moves: 'money',
    request: (body) => ({ path: '/user/deleteAccount', body }),
    praise: { text: 'حساب کاربری شما حذف شد' },
  },
  changeReminders: {
    ...ownChange,
    request: (body) => ({ method: 'PUT', path: '/user/reminders', body }),
    brings: (saved) => bring('reminders', {}, saved),
  },
  signOutDevice: {
    ...ownChange,
    request: ({ id }) => ({ method: 'DELETE', path: `/user/devices/${id}` }),
    brings: (_answer, input) => edit('devices', {}, (devices) => devices.filter(({ id }) => id !== input.id)),
    praise: { text: 'دستگاه از حساب شما خارج شد' },
  },
  signOutOthers: {
    ...ownChange,
    request: () => ({ method: 'DELETE', path: '/user/devices' }),
    brings: () => edit('devices', {}, (devices) => devices.filter(({ current }) => current)),
    praise: { text: 'دستگاه‌های دیگر از حساب شما خارج شدند' },
  },
};
