import { Type } from 'typebox';
import { declareStatement } from '@/backend/db/statement';
import {
  customerColumn,
  type DeskActions,
  declareState,
  describeDecision,
  Locked,
} from '@/backend/desk/action';
import { declareWork } from '@/backend/desk/work';
import { judgePapers } from '@/backend/requests/judgement';
import type { DomainParts } from '@/backend/server/parts';
import { CooperationDocument, CooperationForm, CooperationState } from '@/contract/cooperation';
import { DeskCooperation, DeskCooperationRow } from '@/contract/desk/request';
import { decideCooperation } from './moves';
import { readCooperation } from './queries';

/** The requests of merchants. Drafts belong to their merchants alone. */
export const cooperationWork = declareWork({
  name: 'desk_cooperation',
  select: `SELECT r.id, r.state, ${customerColumn}, r.form ->> 'businessName' AS "businessName", r.saved_at AS "savedAt", r.form,
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
  text: `SELECT u.id AS owner, ${customerColumn}, (SELECT json_object_agg(m.code, m.number) FROM merchant_documents m) AS numbers, r.sheba_owner AS "shebaOwner"
    FROM cooperation_requests r JOIN users u ON u.id = r.user_id WHERE r.id = $1 AND r.state <> 'draft'`,
  row: Type.Object({
    owner: Type.Integer(),
    customer: DeskCooperation.properties.customer,
    numbers: DeskCooperation.properties.numbers,
    shebaOwner: DeskCooperation.properties.shebaOwner,
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
  return { request, customer: found.customer, numbers: found.numbers, shebaOwner: found.shebaOwner };
}

const lock = declareStatement({
  name: 'desk_lock_cooperation',
  text: 'SELECT user_id AS owner FROM cooperation_requests WHERE id = $id FOR UPDATE',
  row: Locked,
});

export const cooperationActions: DeskActions<'cooperation' | 'merchantDocument'> = {
  cooperation: {
    lock,
    read: declareState('cooperation', 'cooperation_requests', CooperationState),
    describe: describeDecision,
    carryOut: (parts, { id, decision }) => decideCooperation(parts, id, decision),
  },
  // The merchant is told with the decision about the request. Until then a judgement can be changed.
  merchantDocument: judgePapers('merchantDocument', {
    lock,
    table: 'cooperation_documents',
    isNamed: `p.request_id = $id AND p.code = (SELECT m.code FROM merchant_documents m WHERE m.number = $number)`,
    isOpen: `EXISTS (SELECT FROM cooperation_requests r WHERE r.id = p.request_id AND r.state IN ('submitted', 'inReview'))`,
    closed: 'wrong_state',
    isDated: false,
  }),
};
