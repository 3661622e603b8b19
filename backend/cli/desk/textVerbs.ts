import { refusal, type Verb } from './verb';

/** Commands about the texts of customers. */
export const textVerbs: readonly Verb[] = [
  {
    usage: 'review publish <review>',
    about: 'publish a review',
    example: 'review publish 31',
    read: ({ id }) => ({ what: 'productReview', id, decision: { verdict: 'publish' } }),
  },
  {
    usage: 'review refuse <review>',
    about: 'refuse a review',
    example: 'review refuse 31 --reason "دربارهٔ این کالا نیست"',
    options: ['reason'],
    read: (typed) => ({ what: 'productReview', id: typed.id, decision: refusal(typed) }),
  },
  {
    usage: 'question publish <question>',
    about: 'publish a question',
    example: 'question publish 8',
    read: ({ id }) => ({ what: 'question', id, decision: { verdict: 'publish' } }),
  },
  {
    usage: 'question refuse <question>',
    about: 'refuse a question',
    example: 'question refuse 8 --reason "دربارهٔ این کالا نیست"',
    options: ['reason'],
    read: (typed) => ({ what: 'question', id: typed.id, decision: refusal(typed) }),
  },
  {
    usage: 'question answer <question>',
    about: 'answer a question in the name of the shop, and publish both',
    example: 'question answer 8 --text "بله، شارژر همراه آن است"',
    options: ['text'],
    read: ({ id, text }) => ({ what: 'question', id, decision: { verdict: 'answer', text } }),
  },
  {
    usage: 'answer publish <answer>',
    about: 'publish the answer of a buyer',
    example: 'answer publish 5',
    read: ({ id }) => ({ what: 'answer', id, decision: { verdict: 'publish' } }),
  },
  {
    usage: 'answer refuse <answer>',
    about: 'refuse the answer of a buyer',
    example: 'answer refuse 5 --reason "پاسخ این پرسش نیست"',
    options: ['reason'],
    read: (typed) => ({ what: 'answer', id: typed.id, decision: refusal(typed) }),
  },
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
