import { type Static, Type } from 'typebox';
import type { Database } from '@/backend/db/connect';
import { declareStatement } from '@/backend/db/statement';
import { withLink } from '@/backend/domains/layout/file/files';
import type { DomainParts } from '@/backend/server/parts';
import { Cheque, ChequeRequest } from '@/contract/cheque';
import { Nullable } from '@/contract/common';
import { StoredFile } from '@/contract/file';

/** Open requests that are listed; a customer seldom has more than one. */
const mostListed = 20;

const { link: _link, ...fileFields } = StoredFile.properties;
const ChequeRow = Type.Object({ ...Cheque.properties, picture: Nullable(Type.Object(fileFields)) });
const RequestRow = Type.Object({ ...ChequeRequest.properties, cheques: Type.Array(ChequeRow) });
type RequestRow = Static<typeof RequestRow>;

const columns = `o.id AS "orderId", o.placed_at AS "placedAt", o.facility ->> 'name' AS "planName",
  o.conditions -> 'cheque' AS rule, o.state = 'paymentReview' AS open, (
    SELECT json_agg(json_build_object('number', c.number, 'amount', c.amount, 'dueDate', c.due_date, 'state', c.state,
      'sayadNumber', c.sayad_number, 'ownerName', c.owner_name, 'ownerNationalCodeEnd', right(c.owner_national_code, 4), 'colour', c.colour,
      'picture', CASE WHEN f.id IS NOT NULL THEN
        json_build_object('id', f.id, 'contentType', f.content_type, 'size', f.size) END,
      'reason', c.reason) ORDER BY c.number)
    FROM cheques c LEFT JOIN stored_files f ON f.id = c.picture_id WHERE c.order_id = o.id
  ) AS cheques`;
const hasCheques = 'EXISTS (SELECT FROM cheques c WHERE c.order_id = o.id)';

const openRequests = declareStatement({
  name: 'cheque_requests',
  text: `SELECT ${columns} FROM orders o WHERE o.user_id = $customer AND o.state = 'paymentReview' AND ${hasCheques}
    ORDER BY o.id DESC LIMIT ${mostListed}`,
  row: RequestRow,
});
const requestOfOrder = declareStatement({
  name: 'cheque_request',
  text: `SELECT ${columns} FROM orders o WHERE o.id = $order AND o.user_id = $customer AND ${hasCheques}`,
  row: RequestRow,
});

/** The orders of a customer whose cheques are handed in or reviewed, newest first. One statement. */
export function readOpenRequests(db: Database, customer: number): Promise<RequestRow[]> {
  return db.query(openRequests, { customer });
}

/** The cheques of an order of this customer; null when there are none. One statement. */
export async function readRequest(db: Database, customer: number, order: number): Promise<RequestRow | null> {
  const [row] = await db.query(requestOfOrder, { customer, order });
  return row ?? null;
}

/** The cheques of an order with links of their pictures. @param viewer the customer or supervisor for whom the links work */
export function withPictureLinks(
  { files: { secret }, now }: Pick<DomainParts, 'files' | 'now'>,
  viewer: number,
  { cheques, ...request }: RequestRow,
): ChequeRequest {
  return {
    ...request,
    cheques: cheques.map(({ picture, ...cheque }) => ({
      ...cheque,
      picture: picture && withLink({ secret, viewer, now: now() }, picture),
    })),
  };
}
