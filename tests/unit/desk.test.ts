import { parseDesk } from '@/backend/desk/arguments';

test.each([
  ['list', { what: 'list' }],
  ['order prepare 7', { what: 'order', id: 7, change: { step: 'prepare' } }],
  ['order ship 7', { what: 'order', id: 7, change: { step: 'ship', tracking: null } }],
  ['order ship 7 --tracking 12ab', { what: 'order', id: 7, change: { step: 'ship', tracking: '12ab' } }],
  ['order accept 7', { what: 'review', id: 7, decision: { verdict: 'accept' } }],
  ['return receive 3', { what: 'return', id: 3, decision: { verdict: 'receive' } }],
  ['return accept 3', { what: 'return', id: 3, decision: { verdict: 'accept', sellable: true } }],
  ['return accept 3 --broken', { what: 'return', id: 3, decision: { verdict: 'accept', sellable: false } }],
  ['return lowered 3', { what: 'return', id: 3, decision: { verdict: 'lowered' } }],
  ['return refuse 3 --reason دیر', { what: 'return', id: 3, decision: { verdict: 'refuse', reason: 'دیر' } }],
  ['cheque accept 7 2', { what: 'cheque', id: 7, number: 2, judged: { verdict: 'accepted' } }],
  [
    'cheque refuse 7 2 --reason ناخوانا',
    { what: 'cheque', id: 7, number: 2, judged: { verdict: 'refused', reason: 'ناخوانا' } },
  ],
  [
    'order deliver 7 --serial 17=351-1:482 --serial 18=352',
    {
      what: 'order',
      id: 7,
      change: {
        step: 'deliver',
        serials: [
          { itemId: 17, imei: '351-1', activationCode: '482' },
          { itemId: 18, imei: '352', activationCode: null },
        ],
      },
    },
  ],
])('%s', (line, command) => {
  expect(parseDesk(line.split(' '))).toEqual(command);
});

test.each([
  '',
  'list 7',
  'order',
  'order prepare',
  'order prepare abc',
  'order prepare 7 8',
  'order refuse 7',
  'order deliver 7 --serial x',
  'return refuse 3',
  'return break 3',
  'cheque accept 7',
  'cheque refuse 7 2',
  'cheque accept 7 2 3',
  'order prepare 7 --what',
])('«%s» answers with the usage', (line) => {
  expect(() => parseDesk(line.split(' ').filter(Boolean))).toThrow('Usage: npm run desk');
});
