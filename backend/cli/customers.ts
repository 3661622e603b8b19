import { Argument, type Command, InvalidArgumentError, Option } from 'commander';
import type { CustomerChange } from '@/backend/domains/account/customer/desk';
import type { RunChange } from '@/backend/server/changes';
import { DeskRole } from '@/contract/desk/rights';
import { normalizeMobile } from '@/rules/personalData';
import { addExamples } from './examples';

const refusals = {
  not_found: 'No customer has this number. It registers at the first sign-in.',
  own: 'Supervisors cannot do this to themselves.',
  last_supervisor: 'This is the only owner of the shop. Grant the right to another one first.',
};

const rights = {
  supervisor: 'supervisor, who works at /admin/orders',
  noCheck: 'seller without limits',
  secondStep: 'supervisor whose sign-in has a second step',
} as const;

/** «is now a supervisor …»: what a change has done. */
function doneText(asked: CustomerChange): string {
  if (asked.what === 'blocked') return asked.reason === null ? 'can sign in again' : 'is blocked';
  return `is ${asked.on ? 'now' : 'no longer'} a ${rights[asked.what]}`;
}

/** Adds the commands that change the rights of a customer and block or unblock the account. */
export function addCustomerCommands(program: Command, run: RunChange, print: (line: string) => void): void {
  async function change(mobile: string, asked: CustomerChange): Promise<void> {
    const outcome = await run('customer', { mobile, change: asked });
    if (outcome !== 'done') throw new Error(refusals[outcome]);
    print(`${mobile} ${doneText(asked)}.`);
  }
  for (const [name, on] of [
    ['grant', true],
    ['revoke', false],
  ] as const) {
    const command = program
      .command(name)
      .description(on ? 'give a customer a right' : 'take a right from a customer')
      .argument('<mobile>', 'mobile number of the customer', parseMobile)
      .addArgument(
        new Argument(
          '<right>',
          'supervisor: works at /admin and passes the maintenance screen; noCheck: buys without limits of quantity and stock',
        ).choices(['supervisor', 'noCheck']),
      )
      .action((mobile: string, right: 'supervisor' | 'noCheck', { role }: { role?: DeskRole }) =>
        change(mobile, { what: right, on, deskRole: role }),
      );
    if (on)
      command.addOption(
        new Option('--role <role>', 'what a supervisor may do at the desk; an owner when left out').choices(
          DeskRole.enum,
        ),
      );
    addExamples(command, `${name} 09123456789 supervisor`);
  }
  const reset = program
    .command('reset-second-step')
    .description('turn the second step of a supervisor’s sign-in off, for somebody who has lost the phone')
    .argument('<mobile>', 'mobile number of the supervisor', parseMobile)
    .action((mobile: string) => change(mobile, { what: 'secondStep', on: false }));
  addExamples(reset, 'reset-second-step 09123456789');
  const block = program
    .command('block')
    .description('end all sessions of a customer and refuse the sign-in; orders and basket stay')
    .argument('<mobile>', 'mobile number of the customer', parseMobile)
    .requiredOption('--reason <text>', 'why, for the list of changes')
    .action((mobile: string, { reason }: { reason: string }) => change(mobile, { what: 'blocked', reason }));
  addExamples(block, 'block 09123456789 --reason "برگشت‌خوردن سه چک"');
  const unblock = program
    .command('unblock')
    .description('let a blocked customer sign in again')
    .argument('<mobile>', 'mobile number of the customer', parseMobile)
    .action((mobile: string) => change(mobile, { what: 'blocked', reason: null }));
  addExamples(unblock, 'unblock 09123456789');
}

function parseMobile(text: string): string {
  const mobile = normalizeMobile(text);
  if (mobile === null) throw new InvalidArgumentError('It must be a mobile number like 09123456789.');
  return mobile;
}
