import { Type } from 'typebox';
import { declareStatement } from '@/backend/db/statement';
import { GivenOutcome, refuseUnlessGiven } from '@/backend/requests/givenDocument';
import { documentMessages } from '@/backend/requests/messages';
import { refuse } from '@/backend/server/errors';
import type { DomainParts } from '@/backend/server/parts';
import { listDocuments, requireRequest } from './queries';

const give = declareStatement({
  name: 'give_document',
  text: 'SELECT outcome FROM give_document($customer, $code, $files::uuid[], $now)',
  row: Type.Object({ outcome: GivenOutcome }),
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
  if (!document) throw refuse(404, 'not_found', documentMessages.missing);
  const [row] = await db.query(give, {
    customer,
    code,
    files: [...fileIds],
    now: new Date(now()).toISOString(),
  });
  refuseUnlessGiven(row?.outcome, document.mostFiles);
}
