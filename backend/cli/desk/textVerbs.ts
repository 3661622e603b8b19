import { type Verb, verbsAbout } from './verb';

const review = verbsAbout({ noun: 'review', what: 'productReview', arg: 'review', id: 31 });
const question = verbsAbout({ noun: 'question', what: 'question', arg: 'question', id: 8 });
const answer = verbsAbout({ noun: 'answer', what: 'answer', arg: 'answer', id: 5 });

/** Commands about the texts of customers. */
export const textVerbs: readonly Verb[] = [
  review('publish', 'publish a review'),
  review('refuse', 'refuse a review', 'دربارهٔ این کالا نیست'),
  question('publish', 'publish a question'),
  question('refuse', 'refuse a question', 'دربارهٔ این کالا نیست'),
  {
    usage: 'question answer <question>',
    about: 'answer a question in the name of the shop, and publish both',
    example: 'question answer 8 --text "بله، شارژر همراه آن است"',
    options: ['text'],
    read: ({ id, text }) => ({ what: 'question', id, decision: { verdict: 'answer', text } }),
  },
  answer('publish', 'publish the answer of a buyer'),
  answer('refuse', 'refuse the answer of a buyer', 'پاسخ این پرسش نیست'),
  {
    usage: 'conversation show <conversation>',
    about: 'show the messages of a conversation',
    example: 'conversation show 4',
    read: ({ id }) => ({ what: 'messages', id }),
  },
  {
    usage: 'conversation reply <conversation>',
    about: 'reply to a customer or a guest',
    example: 'conversation reply 4 --text "سفارش شما فردا می‌رسد"',
    options: ['text'],
    read: ({ id, text }) => ({ what: 'conversation', id, reply: text }),
  },
];
