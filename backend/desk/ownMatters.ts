import { Type } from 'typebox';
import type { Database } from '@/backend/db/connect';
import { declareStatement } from '@/backend/db/statement';
import type { DeskCommand } from '@/contract/desk/command';

/** Whether the row belongs to the operator while another supervisor could decide. @param rows of `id` and `owner` */
const ownerCheck = (name: string, rows: string) =>
  declareStatement({
    name: `desk_own_${name}`,
    text: `SELECT EXISTS (SELECT FROM (${rows}) r WHERE r.id = $id AND r.owner = $operator)
      AND EXISTS (SELECT FROM users u
        WHERE u.role = 'supervisor' AND u.id <> $operator AND u.blocked_at IS NULL AND u.removed_at IS NULL) AS refused`,
    row: Type.Object({ refused: Type.Boolean() }),
  });

const loan = ownerCheck('loan', 'SELECT id, user_id AS owner FROM plan_requests');
const leasing = ownerCheck('leasing', 'SELECT id, user_id AS owner FROM leasing_requests');
const order = ownerCheck('order', 'SELECT id, user_id AS owner FROM orders');
const cooperation = ownerCheck('cooperation', 'SELECT id, user_id AS owner FROM cooperation_requests');
/** The commands that give a customer money, goods on credit or a place as a merchant. Of an order only the waiver of a fee does. */
const checks = {
  order,
  review: order,
  cheque: order,
  orderDocument: order,
  cooperation,
  merchantDocument: cooperation,
  loan,
  document: loan,
  leasing,
  leasingCheque: leasing,
  return: ownerCheck('return', 'SELECT id, user_id AS owner FROM order_returns'),
  // Registrations also come from people without an account.
  beta: ownerCheck(
    'beta',
    'SELECT b.id, u.id AS owner FROM beta_registrations b JOIN users u ON u.mobile = b.mobile',
  ),
} as const;

const isChecked = (command: DeskCommand): command is Extract<DeskCommand, { what: keyof typeof checks }> =>
  Object.hasOwn(checks, command.what) && (command.what !== 'order' || command.change.step === 'waiveLateFee');

/**
 * Whether a supervisor would decide about an own request, order review, cheque or return. The only supervisor of a shop may;
 * the list of changes shows it.
 */
export async function isOwnMatter(
  db: Pick<Database, 'query'>,
  command: DeskCommand,
  operator: number | null,
): Promise<boolean> {
  if (operator === null || !isChecked(command)) return false;
  const [row] = await db.query(checks[command.what], { id: command.id, operator });
  return row?.refused ?? false;
}
