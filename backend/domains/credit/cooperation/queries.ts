import { Type } from 'typebox';
import type { Database } from '@/backend/db/connect';
import { declareStatement } from '@/backend/db/statement';
import { withLink } from '@/backend/domains/layout/file/files';
import { GivenOutcome } from '@/backend/requests/givenDocument';
import type { DomainParts } from '@/backend/server/parts';
import { Nullable } from '@/contract/common';
import {
  Cooperation,
  CooperationDocument,
  CooperationForm,
  MerchantDocument,
  type SaveCooperation,
} from '@/contract/cooperation';
import { StoredFile } from '@/contract/file';

/** The form of a request before anything was typed. */
const emptyForm: CooperationForm = {
  kind: 'person',
  businessName: '',
  contactName: '',
  nationalId: '',
  economicCode: '',
  sheba: '',
  mobile: '',
  provinceId: null,
  cityId: null,
  address: '',
  categories: [],
  description: '',
};

const kindFields = `'code', m.code, 'title', m.title, 'hint', m.hint, 'kinds', m.kinds, 'required', m.required,
  'mostFiles', m.most_files`;
const kinds = declareStatement({
  name: 'merchant_documents',
  text: `SELECT m.code, m.title, m.hint, m.kinds, m.required, m.most_files AS "mostFiles" FROM merchant_documents m
    ORDER BY m.number LIMIT 100`,
  row: MerchantDocument,
});

/** The documents that the shop asks merchants for. One statement. */
export const readMerchantDocuments = (db: Database) => db.query(kinds);

const { link: _link, ...fileFields } = StoredFile.properties;
const DocumentRow = Type.Object({
  ...CooperationDocument.properties,
  files: Type.Array(Type.Object(fileFields)),
});
const { form: _form, documents: _documents, ...requestFields } = Cooperation.properties;
const CooperationRow = Type.Object({
  ...requestFields,
  form: Nullable(CooperationForm),
  documents: Type.Array(DocumentRow),
});

const newest = declareStatement({
  name: 'cooperation',
  text: `SELECT r.id, coalesce(r.state, 'draft') AS state, r.form, r.reason, r.saved_at AS "savedAt",
      (SELECT coalesce(json_agg(json_build_object(${kindFields}, 'state', coalesce(d.state, 'missing'), 'reason', d.reason,
          'files', (SELECT coalesce(json_agg(json_build_object('id', s.id, 'contentType', s.content_type, 'size', s.size)
              ORDER BY f.place), '[]') FROM cooperation_files f JOIN stored_files s ON s.id = f.file_id
            WHERE f.request_id = r.id AND f.code = m.code)) ORDER BY m.number), '[]')
        FROM merchant_documents m LEFT JOIN cooperation_documents d ON d.request_id = r.id AND d.code = m.code) AS documents,
      (SELECT coalesce(json_agg(json_build_object('id', c.id, 'title', c.title) ORDER BY c.sort, c.id), '[]')
        FROM categories c WHERE c.parent_id IS NULL) AS "categoryOptions",
      (SELECT coalesce(json_agg(json_build_object('state', e.state, 'at', iso(e.at)) ORDER BY e.id), '[]')
        FROM cooperation_events e WHERE e.request_id = r.id) AS history
    FROM users u LEFT JOIN LATERAL (
      SELECT * FROM cooperation_requests r WHERE r.user_id = u.id AND r.id = coalesce($request::integer, r.id) ORDER BY r.id DESC LIMIT 1
    ) r ON true WHERE u.id = $customer`,
  row: CooperationRow,
});

/**
 * The request of a customer with this id, or the newest, or an empty draft that is not stored yet. One statement.
 * @param viewer the customer or supervisor for whom the links of documents work
 */
export async function readCooperation(
  { db, now, files: { secret } }: Pick<DomainParts, 'db' | 'now' | 'files'>,
  customer: number,
  { request = null, viewer = customer }: { request?: number | null; viewer?: number } = {},
): Promise<Cooperation> {
  const [row] = await db.query(newest, { customer, request });
  if (!row) throw new Error(`Customer ${customer} is gone.`);
  const form = { ...emptyForm, ...row.form };
  return {
    ...row,
    form,
    documents: row.documents
      .filter(({ kinds }) => kinds.includes(form.kind))
      .map((document) => ({
        ...document,
        files: document.files.map((file) => withLink({ secret, viewer, now: now() }, file)),
      })),
  };
}

const Place = Type.Object({ isPlace: Type.Boolean(), known: Type.Integer() });
const check = declareStatement({
  name: 'cooperation_check',
  text: `SELECT EXISTS (SELECT FROM cities c WHERE c.id = $city::integer AND c.province_id = $province::integer) AS "isPlace",
    (SELECT count(*)::int FROM categories c WHERE c.parent_id IS NULL AND c.id = ANY ($categories::integer[])) AS known`,
  row: Place,
});

/** Whether the place and the categories of a form are those of the shop. One statement. */
export async function checkNames(
  db: Database,
  { provinceId, cityId, categories }: Pick<CooperationForm, 'provinceId' | 'cityId' | 'categories'>,
): Promise<{ isPlace: boolean; areCategories: boolean }> {
  const [row] = await db.query(check, { city: cityId, province: provinceId, categories });
  return { isPlace: row?.isPlace ?? false, areCategories: row?.known === new Set(categories).size };
}

const save = declareStatement({
  name: 'cooperation_save',
  text: 'SELECT outcome FROM save_cooperation($customer, $typed::jsonb, $empty::jsonb, $now)',
  row: Type.Object({ outcome: Type.Enum(['done', 'closed']) }),
});
const give = declareStatement({
  name: 'cooperation_document',
  text: 'SELECT outcome FROM give_merchant_document($customer, $code, $files::uuid[], $empty::jsonb, $now)',
  row: Type.Object({ outcome: GivenOutcome }),
});

/** Saves typed fields. @returns `done`, or `closed` when the request cannot be changed */
export async function saveFields(db: Database, customer: number, typed: SaveCooperation, now: number) {
  const empty = JSON.stringify(emptyForm);
  const at = new Date(now).toISOString();
  const [row] = await db.query(save, { customer, typed: JSON.stringify(typed), empty, now: at });
  return row?.outcome ?? 'closed';
}

/** Makes these files the document. @returns `done`, or why nothing was changed */
export async function giveFiles(
  db: Database,
  customer: number,
  { code, files }: { code: string; files: readonly string[] },
  now: number,
) {
  const empty = JSON.stringify(emptyForm);
  const [row] = await db.query(give, { customer, code, files, empty, now: new Date(now).toISOString() });
  return row?.outcome ?? 'not_found';
}
