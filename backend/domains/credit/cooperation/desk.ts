import { Type } from 'typebox';
import { declareStatement } from '@/backend/db/statement';
import { type DeskActions, Locked } from '@/backend/desk/action';
import { declareWork } from '@/backend/desk/work';
import type { DomainParts } from '@/backend/server/parts';
import { CooperationDocument, CooperationForm, CooperationState } from '@/contract/cooperation';
import { DeskCooperation, DeskCooperationRow } from '@/contract/desk/request';
import { decideCooperation, judgeMerchantDocument } from './moves';
import { readCooperation } from './queries';

const customer = `json_build_object('id', u.id, 'name', concat_ws(' ', u.f_name, u.l_name), 'mobile', u.mobile) AS customer`;

/** The requests of merchants. Drafts belong to their merchants alone. */
export const cooperationWork = declareWork({
  name: 'desk_cooperation',
  select: `SELECT r.id, r.state, ${customer}, r.form ->> 'businessName' AS "businessName", r.saved_at AS "savedAt", r.form,
      (SELECT coalesce(json_agg(json_build_object('number', m.number, 'title', m.title, 'state', d.state,
          'files', ARRAY(SELECT f.file_id FROM cooperation_files f
            WHERE f.request_id = r.id AND f.code = d.code ORDER BY f.place)) ORDER BY m.number), '[]')
        FROM cooperation_documents d JOIN merchant_documents m USING (code) WHERE d.request_id = r.id) AS documents
    FROM cooperation_requests r JOIN users u ON u.id = r.user_id`,
  id: 'r.id',
  waiting: "r.state IN ('submitted', 'inReview')",
  all: "r.state <> 'draft'",
  row: Type.Object({
    ...DeskCooperationRow.properties,
    form: CooperationForm,
    documents: Type.Array(
      Type.Object({
        number: Type.Integer(),
        title: Type.String(),
        state: CooperationDocument.properties.state,
        files: Type.Array(Type.String()),
      }),
    ),
  }),
});
const ownerOf = declareStatement({
  name: 'desk_cooperation_owner',
  text: `SELECT u.id AS owner, ${customer}, (SELECT json_object_agg(m.code, m.number) FROM merchant_documents m) AS numbers
    FROM cooperation_requests r JOIN users u ON u.id = r.user_id WHERE r.id = $1 AND r.state <> 'draft'`,
  row: Type.Object({
    owner: Type.Integer(),
    customer: DeskCooperation.properties.customer,
    numbers: DeskCooperation.properties.numbers,
  }),
});

/** A merchant's request for the desk, or null. @param viewer the supervisor for whom the links of documents work */
export async function readDeskCooperation(
  parts: Pick<DomainParts, 'db' | 'now' | 'files'>,
  viewer: number,
  id: number,
): Promise<DeskCooperation | null> {
  const [found] = await parts.db.query(ownerOf, [id]);
  if (!found) return null;
  const request = await readCooperation(parts, found.owner, { request: id, viewer });
  return { request, customer: found.customer, numbers: found.numbers };
}

const lock = declareStatement({
  name: 'desk_lock_cooperation',
  text: 'SELECT user_id AS owner FROM cooperation_requests WHERE id = $id FOR UPDATE',
  row: Locked,
});
const read = declareStatement({
  name: 'desk_state_cooperation',
  text: 'SELECT state FROM cooperation_requests WHERE id = $id',
  row: Type.Object({ state: CooperationState }),
});
const readDocument = declareStatement({
  name: 'desk_state_merchant_document',
  text: `SELECT d.state FROM cooperation_documents d JOIN merchant_documents m ON m.code = d.code
      WHERE d.request_id = $id AND m.number = $number`,
  row: Type.Object({ state: Type.String() }),
});

export const cooperationActions: DeskActions<'cooperation' | 'merchantDocument'> = {
  cooperation: { lock, read, carryOut: (parts, { id, decision }) => decideCooperation(parts, id, decision) },
  merchantDocument: {
    lock,
    read: readDocument,
    carryOut: (parts, { id, number, judged }) =>
      judgeMerchantDocument(parts, { request: id, number }, judged),
  },
};
