import { Type } from 'typebox';
import { declareStatement } from '@/backend/db/statement';
import { refuse } from '@/backend/errors';
import type { DomainParts } from '@/backend/parts';
import { messages } from './messages';
import { listDocuments, requireRequest } from './queries';

const give = declareStatement({
  name: 'give_document',
  text: 'SELECT outcome FROM give_document($customer, $code, $files::uuid[], $now)',
  row: Type.Object({
    outcome: Type.Enum(['done', 'not_found', 'closed', 'no_document', 'locked', 'too_many', 'files']),
  }),
});

/**
 * Makes uploads the files of a document of the customer's request, in their order; none removes the document.
 * @throws 404 without a request or for a document that it does not need, 409 when documents cannot be changed now, when the
 * document is accepted, has too many files, or a file is not an unused upload of the customer
 */
export async function giveDocument(
  { db, now }: Pick<DomainParts, 'db' | 'now'>,
  customer: number,
  code: string,
  fileIds: readonly string[],
): Promise<void> {
  const request = await requireRequest(db, customer);
  const document = listDocuments(request).find((one) => one.code === code);
  if (!document) throw refuse(404, 'not_found', messages.noDocument);
  const [row] = await db.query(give, {
    customer,
    code,
    files: [...fileIds],
    now: new Date(now()).toISOString(),
  });
  const tooMany = messages.tooManyFiles(document.mostFiles);
  switch (row?.outcome) {
    case 'done':
      return;
    case 'closed':
      throw refuse(409, 'conflict', messages.documentsClosed);
    case 'locked':
      throw refuse(409, 'conflict', messages.documentAccepted);
    case 'too_many':
      throw refuse(409, 'conflict', tooMany, { fileIds: tooMany });
    case 'files':
      throw refuse(409, 'conflict', messages.files, { fileIds: messages.files });
    default:
      throw refuse(404, 'not_found', messages.noDocument);
  }
}
