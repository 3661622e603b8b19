import { Type } from 'typebox';
import { declareStatement } from '@/backend/db/statement';
import { GivenOutcome, refuseUnlessGiven } from '@/backend/requests/givenDocument';
import type { CleanUp } from '@/backend/server/cleanUps';
import { isoNow } from '@/backend/server/clock';
import type { DomainParts } from '@/backend/server/parts';
import { mostOrderDocumentFiles } from '@/contract/limits';
import type { GiveOrderDocument } from '@/contract/order';
import { messages } from './messages';

const give = declareStatement({
  name: 'give_order_document',
  text: 'SELECT outcome FROM give_order_document($order, $customer, $number, $files::uuid[], $most, $title, $text, $now)',
  row: Type.Object({ outcome: GivenOutcome }),
});

/**
 * Makes uploads the files of a document of the customer's order, in their order; none removes the document. One statement.
 * @throws 404 for an order or a document that the customer does not have, 409 when nothing was changed for another reason
 */
export async function giveOrderDocument(
  { db, now }: Pick<DomainParts, 'db' | 'now'>,
  customer: number,
  order: number,
  { number, fileIds }: GiveOrderDocument,
): Promise<void> {
  const [row] = await db.query(give, {
    order,
    customer,
    number,
    files: [...fileIds],
    most: mostOrderDocumentFiles,
    ...messages.documentsGiven(order),
    now: isoNow({ now }),
  });
  refuseUnlessGiven(row?.outcome, mostOrderDocumentFiles);
}

/** The files of the documents of an order are deleted this long after its delivery; the privacy page says so too. */
const keptDays = 90;

/** Files of documents whose order was delivered long ago. A cancelled order loses them at once, see drop_papers. */
export const oldOrderDocuments: CleanUp = {
  table: 'stored_files',
  isOld: `id IN (SELECT unnest(d.files) FROM order_documents d
    JOIN order_events e ON e.order_id = d.order_id AND e.kind = 'delivered'
    WHERE e.at < $1::timestamptz - interval '${keptDays} days')`,
};
