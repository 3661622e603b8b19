import { parseArgs } from 'node:util';
import { Value } from 'typebox/value';
import { DeskCommand } from './commands';

const usage = `Usage: npm run desk -w backend -- list
       npm run desk -w backend -- order prepare <order>
       npm run desk -w backend -- order ship <order> [--tracking <code>]
       npm run desk -w backend -- order deliver <order> [--serial <line>=<serial number>[:<activation code>]]...
       npm run desk -w backend -- order accept <order> | order refuse <order> --reason <Persian text>
       npm run desk -w backend -- review publish <review> | review refuse <review> --reason <Persian text>
       npm run desk -w backend -- question publish <question> | question refuse <question> --reason <Persian text>
       npm run desk -w backend -- question answer <question> --text <Persian text>
       npm run desk -w backend -- answer publish <answer> | answer refuse <answer> --reason <Persian text>
       npm run desk -w backend -- return receive <return>
       npm run desk -w backend -- return accept <return> [--broken]
       npm run desk -w backend -- return lowered <return>
       npm run desk -w backend -- return refuse <return> --reason <Persian text>
       npm run desk -w backend -- cheque accept <order> <number> | cheque refuse <order> <number> --reason <Persian text>
       npm run desk -w backend -- cooperation review <request> | cooperation approve <request>
       npm run desk -w backend -- cooperation correct <request> --reason <Persian text> | cooperation reject <request> --reason <Persian text>
       npm run desk -w backend -- merchantDocument accept <request> <number> | merchantDocument reject <request> <number> --reason <Persian text>
       npm run desk -w backend -- conversation show <conversation> | conversation reply <conversation> --text <Persian text>
       npm run desk -w backend -- loan review | approve | contract | pay <request>
       npm run desk -w backend -- loan reject <request> --reason <Persian text>
       npm run desk -w backend -- document accept <request> <code> | document reject <request> <code> --reason <Persian text>
       npm run desk -w backend -- appointment seats <branch> <YYYY-MM-DD> <seats>
The customer reads the reason. «return lowered» ends an accepted return after the lender has lowered its loan by hand. --broken keeps the goods out of the stock. A listed picture is a file of uploads: a
supervisor gets a link to it from GET /user/files/<picture>.`;

const text = { type: 'string' } as const;

/** Number of words after the verb of a command, where it is not 1. */
const argumentCounts: Readonly<Record<string, number>> = {
  list: 0,
  cheque: 2,
  document: 2,
  merchantDocument: 2,
  appointment: 3,
};

/** Reads «return refuse 12 --reason …». @throws Error with the usage */
export function parseDesk(args: string[]): DeskCommand {
  const { values, positionals } = parseArguments(args);
  const [what = '', verb = '', ...rest] = positionals;
  const [id, number, seats] = rest.map((one) => (/^\d{1,10}$/.test(one) ? Number(one) : Number.NaN));
  const { reason = '', tracking = null, broken = false, serial = [], text: reply = null } = values;
  const refusal = { verdict: 'refuse', reason };
  const commands: Record<string, unknown> = {
    'list ': { what },
    'order prepare': { what, id, change: { step: verb } },
    'order ship': { what, id, change: { step: verb, tracking } },
    'order deliver': { what, id, change: { step: verb, serials: serial.map(parseSerial) } },
    'order accept': { what: 'review', id, decision: { verdict: verb } },
    'order refuse': { what: 'review', id, decision: refusal },
    'review publish': { what: 'productReview', id, decision: { verdict: verb } },
    'review refuse': { what: 'productReview', id, decision: refusal },
    'question publish': { what, id, decision: { verdict: verb } },
    'question refuse': { what, id, decision: refusal },
    'question answer': { what, id, decision: { verdict: verb, text: reply ?? '' } },
    'answer publish': { what, id, decision: { verdict: verb } },
    'answer refuse': { what, id, decision: refusal },
    'return receive': { what, id, decision: { verdict: verb } },
    'return accept': { what, id, decision: { verdict: verb, sellable: !broken } },
    'return lowered': { what, id, decision: { verdict: verb } },
    'return refuse': { what, id, decision: refusal },
    'cooperation review': { what, id, decision: { verdict: verb } },
    'cooperation approve': { what, id, decision: { verdict: verb } },
    'cooperation correct': { what, id, decision: { verdict: verb, reason } },
    'cooperation reject': { what, id, decision: { verdict: verb, reason } },
    'merchantDocument accept': { what, id, number, judged: { verdict: 'accepted' } },
    'merchantDocument reject': { what, id, number, judged: { verdict: 'rejected', reason } },
    'conversation show': { what, id, reply: null },
    'conversation reply': { what, id, reply: reply ?? '' },
    'cheque accept': { what, id, number, judged: { verdict: 'accepted' } },
    'cheque refuse': { what, id, number, judged: { verdict: 'refused', reason } },
    'loan review': { what, id, decision: { verdict: verb } },
    'loan approve': { what, id, decision: { verdict: verb } },
    'loan contract': { what, id, decision: { verdict: verb } },
    'loan pay': { what, id, decision: { verdict: 'payOut' } },
    'loan reject': { what, id, decision: { verdict: verb, reason } },
    'document accept': { what, id, code: rest[1], judged: { verdict: 'accepted' } },
    'document reject': { what, id, code: rest[1], judged: { verdict: 'rejected', reason } },
    'appointment seats': { what, branch: id, date: rest[1], seats },
  };
  const command = commands[`${what} ${verb}`];
  if (rest.length !== (argumentCounts[what] ?? 1) || !Value.Check(DeskCommand, command))
    throw new Error(usage);
  return command;
}

function parseArguments(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        reason: text,
        text,
        tracking: text,
        serial: { type: 'string', multiple: true },
        broken: { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
}

/** `17=351234567890127:482719035` */
function parseSerial(serial: string) {
  const [, line, imei, activationCode = null] = /^(\d{1,10})=([\w-]+)(?::([\w-]+))?$/.exec(serial) ?? [];
  return { itemId: Number(line), imei, activationCode };
}
