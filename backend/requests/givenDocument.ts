import { type Static, Type } from 'typebox';
import { refuse } from '@/backend/server/errors';
import { documentMessages } from './messages';

/**
 * How a call ended that gives files to a document: `closed` when documents cannot change now, `locked` when it is accepted, `files`
 * when a file is not an unused upload of the customer or is named twice.
 */
export const GivenOutcome = Type.Enum([
  'done',
  'not_found',
  'closed',
  'no_document',
  'locked',
  'too_many',
  'files',
]);

/** @param mostFiles files that the document takes @throws 404 without the document, 409 when nothing was changed for another reason */
export function refuseUnlessGiven(outcome: Static<typeof GivenOutcome> | undefined, mostFiles: number): void {
  switch (outcome) {
    case 'done':
      return;
    case 'closed':
      throw refuse(409, 'conflict', documentMessages.closed);
    case 'locked':
      throw refuse(409, 'conflict', documentMessages.accepted);
    case 'too_many': {
      const tooMany = documentMessages.tooManyFiles(mostFiles);
      throw refuse(409, 'conflict', tooMany, { fileIds: tooMany });
    }
    case 'files':
      throw refuse(409, 'conflict', documentMessages.files, { fileIds: documentMessages.files });
    default:
      throw refuse(404, 'not_found', documentMessages.missing);
  }
}
