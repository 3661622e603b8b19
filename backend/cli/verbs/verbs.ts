import { orderVerbs } from './order';
import { requestVerbs } from './request';
import { textVerbs } from './text';
import type { Verb } from './verb';

/** Descriptions of the nouns. The help of a noun lists its verbs. */
export const deskNouns: Readonly<Record<string, string>> = {
  order: 'prepare, ship, deliver, accept or refuse an order',
  cheque: 'judge the cheques of an order',
  orderDocument: 'judge the documents of an order',
  return: 'receive, accept or refuse returned goods',
  review: 'publish or refuse what a buyer wrote about a product',
  question: 'publish, refuse or answer a question about a product',
  answer: 'publish or refuse the answer of a buyer',
  conversation: 'read a conversation and reply to it',
  loan: 'decide about a loan request',
  document: 'judge the documents of a loan request',
  leasing: 'decide about a leasing request',
  leasingCheque: 'judge the cheques of a leasing contract',
  beta: 'decide about a registration for the beta programme of loans',
  appointment: 'change the days on which documents are examined',
  cooperation: 'decide about the request of a merchant',
  merchantDocument: 'judge the documents of a merchant',
};

/** Every command about work that waits for an operator. */
export const deskVerbs: readonly Verb[] = [
  {
    usage: 'list',
    about: 'show the orders, cheques, returns, conversations and requests that wait for an operator',
    example: 'list',
    read: () => ({ what: 'list' }),
  },
  ...orderVerbs,
  ...textVerbs,
  ...requestVerbs,
];
