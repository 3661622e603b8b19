import { orderVerbs } from '@/backend/cli/desk/orderVerbs';
import { requestVerbs } from '@/backend/cli/desk/requestVerbs';
import { textVerbs } from '@/backend/cli/desk/textVerbs';
import { deskNouns } from '@/backend/cli/desk/verb';

import { parseDesk } from '@/tests/support/desk/parseDesk';

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
  ['leasing approve 7', { what: 'leasing', id: 7, decision: { verdict: 'approve', amount: null } }],
  [
    'leasing approve 7 --amount 20000000',
    { what: 'leasing', id: 7, decision: { verdict: 'approve', amount: 20_000_000 } },
  ],
  ['leasingCheque accept 7 2', { what: 'leasingCheque', id: 7, number: 2, judged: { verdict: 'accepted' } }],
  ['beta invite 4', { what: 'beta', id: 4, decision: { verdict: 'invite' } }],
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
  ['order', 'outputHelp'],
  ['order prepare', "missing required argument 'order'"],
  ['order prepare abc', 'has the wrong form'],
  ['order prepare 7 8', 'too many arguments'],
  ['order refuse 7', '--reason'],
  ['order deliver 7 --serial x', 'has the wrong form'],
  ['return refuse 3', '--reason'],
  ['return break 3', "unknown command 'break'"],
  ['cheque accept 7', "missing required argument 'number'"],
  ['cheque refuse 7 2', '--reason'],
  ['leasing approve 7 --amount 2e7x', 'has the wrong form'],
  ['leasing reject 7', '--reason'],
  ['cheque accept 7 2 3', 'too many arguments'],
  ['order prepare 7 --what', "unknown option '--what'"],
])('«%s» is refused with «%s»', (line, complaint) => {
  expect(() => parseDesk(line.split(' ').filter(Boolean))).toThrow(complaint);
});

test('every verb has a noun with a description, an example that is valid, and help', () => {
  for (const { usage, example } of [...orderVerbs, ...textVerbs, ...requestVerbs]) {
    expect(Object.keys({ list: '', ...deskNouns })).toContain(usage.split(' ')[0]);
    const words = [...example.matchAll(/"([^"]+)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
    expect(() => parseDesk(words)).not.toThrow();
  }
});
