import { paperVerbs, type Verb, verbsAbout } from './verb';

const loan = verbsAbout({ noun: 'loan', what: 'loan', arg: 'request', id: 7 });
const leasing = verbsAbout({ noun: 'leasing', what: 'leasing', arg: 'request', id: 7 });
const beta = verbsAbout({ noun: 'beta', what: 'beta', arg: 'registration', id: 4 });
const cooperation = verbsAbout({ noun: 'cooperation', what: 'cooperation', arg: 'request', id: 3 });

/** Commands about loans, leasing and merchants. */
export const requestVerbs: readonly Verb[] = [
  loan('review', 'begin the review of a loan request'),
  loan('approve', 'approve a loan request whose documents are accepted'),
  loan('contract', 'note that the contract is signed'),
  {
    usage: 'loan pay <request>',
    about: 'pay a loan out: it becomes credit on its plan',
    example: 'loan pay 7',
    read: ({ id }) => ({ what: 'loan', id, decision: { verdict: 'payOut' } }),
  },
  loan('reject', 'reject a loan request', 'اعتبارسنجی تأیید نشد'),
  ...paperVerbs({
    what: 'document',
    args: '<request> <code>',
    no: 'reject',
    accepts: 'accept a document of a loan request',
    refuses: 'reject a document; the customer can replace it for a week',
    example: '7 idCard',
    reason: 'تصویر ناخواناست',
  }),
  {
    usage: 'leasing approve <request>',
    about: 'approve a leasing request, with the wished amount or less',
    example: 'leasing approve 7 --amount 20000000',
    options: ['amount'],
    read: ({ id, amount }) => ({
      what: 'leasing',
      id,
      decision: { verdict: 'approve', amount: amount === null ? null : Number(amount) },
    }),
  },
  leasing('reject', 'reject a leasing request', 'درآمد شما با قسط‌ها نمی‌خواند'),
  ...paperVerbs({
    what: 'leasingCheque',
    args: '<request> <number>',
    no: 'refuse',
    accepts: 'accept a cheque of a leasing contract; the last one grants the credit',
    refuses: 'refuse a cheque, so that the customer hands in another',
    example: '7 2',
    reason: 'تصویر ناخواناست',
  }),
  beta('invite', 'invite a person who registered for the beta programme'),
  beta('refuse', 'refuse a registration, which frees its place', 'ظرفیت شهر شما پر است'),
  {
    usage: 'appointment seats <branch> <YYYY-MM-DD> <seats>',
    about: 'set how many applicants a branch sees on a day',
    example: 'appointment seats 1 2026-12-05 12',
    read: ({ id, words, third }) => ({ what: 'appointment', branch: id, date: words[1], seats: third }),
  },
  cooperation('review', 'begin the review of the request of a merchant'),
  cooperation('approve', 'approve the request of a merchant'),
  cooperation('correct', 'ask a merchant to correct the request', 'شمارهٔ شبا کامل نیست'),
  cooperation('reject', 'reject the request of a merchant', 'مجوز کسب ندارد'),
  ...paperVerbs({
    what: 'merchantDocument',
    args: '<request> <number>',
    no: 'reject',
    accepts: 'accept a document of a merchant',
    refuses: 'reject a document of a merchant',
    example: '3 2',
    reason: 'تصویر ناخواناست',
  }),
];
