import { paperVerbs, refusal, type Typed, type Verb } from './verb';

const loan = (verdict: string) => (typed: Typed) => ({ what: 'loan', id: typed.id, decision: { verdict } });

/** Commands about loans, leasing and merchants. */
export const requestVerbs: readonly Verb[] = [
  {
    usage: 'loan review <request>',
    about: 'begin the review of a loan request',
    example: 'loan review 7',
    read: loan('review'),
  },
  {
    usage: 'loan approve <request>',
    about: 'approve a loan request whose documents are accepted',
    example: 'loan approve 7',
    read: loan('approve'),
  },
  {
    usage: 'loan contract <request>',
    about: 'note that the contract is signed',
    example: 'loan contract 7',
    read: loan('contract'),
  },
  {
    usage: 'loan pay <request>',
    about: 'pay a loan out: it becomes credit on its plan',
    example: 'loan pay 7',
    read: loan('payOut'),
  },
  {
    usage: 'loan reject <request>',
    about: 'reject a loan request',
    example: 'loan reject 7 --reason "اعتبارسنجی تأیید نشد"',
    options: ['reason'],
    read: ({ id, reason }) => ({ what: 'loan', id, decision: { verdict: 'reject', reason } }),
  },
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
  {
    usage: 'leasing reject <request>',
    about: 'reject a leasing request',
    example: 'leasing reject 7 --reason "درآمد شما با قسط‌ها نمی‌خواند"',
    options: ['reason'],
    read: ({ id, reason }) => ({ what: 'leasing', id, decision: { verdict: 'reject', reason } }),
  },
  ...paperVerbs({
    what: 'leasingCheque',
    args: '<request> <number>',
    no: 'refuse',
    accepts: 'accept a cheque of a leasing contract; the last one grants the credit',
    refuses: 'refuse a cheque, so that the customer hands in another',
    example: '7 2',
    reason: 'تصویر ناخواناست',
  }),
  {
    usage: 'beta invite <registration>',
    about: 'invite a person who registered for the beta programme',
    example: 'beta invite 4',
    read: ({ id }) => ({ what: 'beta', id, decision: { verdict: 'invite' } }),
  },
  {
    usage: 'beta refuse <registration>',
    about: 'refuse a registration, which frees its place',
    example: 'beta refuse 4 --reason "ظرفیت شهر شما پر است"',
    options: ['reason'],
    read: (typed) => ({ what: 'beta', id: typed.id, decision: refusal(typed) }),
  },
  {
    usage: 'appointment seats <branch> <YYYY-MM-DD> <seats>',
    about: 'set how many applicants a branch sees on a day',
    example: 'appointment seats 1 2026-12-05 12',
    read: ({ id, words, third }) => ({ what: 'appointment', branch: id, date: words[1], seats: third }),
  },
  {
    usage: 'cooperation review <request>',
    about: 'begin the review of the request of a merchant',
    example: 'cooperation review 3',
    read: ({ id }) => ({ what: 'cooperation', id, decision: { verdict: 'review' } }),
  },
  {
    usage: 'cooperation approve <request>',
    about: 'approve the request of a merchant',
    example: 'cooperation approve 3',
    read: ({ id }) => ({ what: 'cooperation', id, decision: { verdict: 'approve' } }),
  },
  {
    usage: 'cooperation correct <request>',
    about: 'ask a merchant to correct the request',
    example: 'cooperation correct 3 --reason "شمارهٔ شبا کامل نیست"',
    options: ['reason'],
    read: ({ id, reason }) => ({ what: 'cooperation', id, decision: { verdict: 'correct', reason } }),
  },
  {
    usage: 'cooperation reject <request>',
    about: 'reject the request of a merchant',
    example: 'cooperation reject 3 --reason "مجوز کسب ندارد"',
    options: ['reason'],
    read: ({ id, reason }) => ({ what: 'cooperation', id, decision: { verdict: 'reject', reason } }),
  },
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
