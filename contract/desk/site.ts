import { type Static, Type } from 'typebox';
import { Id, Instant, Nullable, Strict } from '../common';
import { siteLengths } from '../limits';
import { Markdown, SitePart } from './siteDocuments';

/** Author and time of a saved draft or a publication. `by` is a name, null for the command line and for deleted accounts. */
const SavedBy = { at: Instant, by: Nullable(Type.String()) };

/** A difference of two documents: the keys and titles that lead to it, and short texts of the values. */
export const SiteDifference = Type.Object({
  path: Type.Array(Type.String()),
  kind: Type.Enum(['added', 'removed', 'changed', 'moved']),
  before: Nullable(Type.String()),
  after: Nullable(Type.String()),
});
export type SiteDifference = Static<typeof SiteDifference>;

/** `GET /admin/site/parts`: every part and its state. */
export const SitePartState = Type.Object({
  part: SitePart,
  /** The last version that was published from the desk. */
  published: Nullable(Type.Object({ number: Type.Integer(), ...SavedBy })),
  draft: Nullable(Type.Object(SavedBy)),
});
export type SitePartState = Static<typeof SitePartState>;

/** `GET /admin/site/parts/{part}`: what shoppers see, and the waiting draft. The documents are those of `siteDocuments`. */
export const SitePartContent = Type.Object({
  part: SitePart,
  live: Type.Unknown(),
  draft: Nullable(Type.Object({ document: Type.Unknown(), ...SavedBy })),
  /** Rises with every change of the part. A change names the revision that its editor saw. */
  revision: Type.Integer({ minimum: 0 }),
  /** Why the draft, or else the live document, cannot be published: messages by the path of the field. */
  problems: Type.Record(Type.String(), Type.String()),
});
export type SitePartContent = Static<typeof SitePartContent>;

/** A gateway that the server has set up, of which the company's `validGateways` says whether shoppers may use it. */
export const SiteGateway = Type.Object({
  code: Type.String(),
  title: Type.String(),
  /** Whether shoppers may use it now. */
  accepted: Type.Boolean(),
});
export type SiteGateway = Static<typeof SiteGateway>;

const Revision = Type.Integer({ minimum: 0, maximum: 2_147_483_647 });

/** `PUT /admin/site/parts/{part}` saves the draft. */
export const SiteDraftInput = Strict({
  revision: Revision,
  document: Type.Record(Type.String(), Type.Unknown()),
});
export type SiteDraftInput = Static<typeof SiteDraftInput>;

/** The answer to a saved draft: its revision, and why it cannot be published yet. */
export const SiteSaved = Type.Object({
  revision: Revision,
  problems: Type.Record(Type.String(), Type.String()),
});
export type SiteSaved = Static<typeof SiteSaved>;

/** `POST /admin/site/publish` publishes the draft, `POST /admin/site/discard` drops it. */
export const SitePublishInput = Strict({
  part: SitePart,
  revision: Revision,
  note: Type.Optional(Type.String({ maxLength: siteLengths.note })),
});
export type SitePublishInput = Static<typeof SitePublishInput>;
export const SiteDiscardInput = Strict({ part: SitePart, revision: Revision });
export type SiteDiscardInput = Static<typeof SiteDiscardInput>;

/** `POST /admin/site/restore` publishes an earlier version as a new one. */
export const SiteRestoreInput = Strict({ part: SitePart, number: Id });
export type SiteRestoreInput = Static<typeof SiteRestoreInput>;

/** `GET /admin/site/versions?part=`: the versions of a part, the newest first. */
export const SiteVersionsQuery = Strict({ part: SitePart });
export type SiteVersionsQuery = Static<typeof SiteVersionsQuery>;
export const SiteVersion = Type.Object({
  number: Type.Integer(),
  ...SavedBy,
  note: Type.String(),
  changes: Type.Array(SiteDifference),
});
export type SiteVersion = Static<typeof SiteVersion>;

/** `POST /admin/site/modes`: the modes take effect at once. A missing key stays unchanged. */
export const SiteModesInput = Strict({
  catalogMode: Type.Optional(Type.Boolean()),
  maintenanceMode: Type.Optional(Type.Boolean()),
  /** Null for an end that is not known. Only with `maintenanceMode: true`. */
  maintenanceUntil: Type.Optional(Nullable(Instant)),
});
export type SiteModesInput = Static<typeof SiteModesInput>;
export const SiteModes = Type.Object({
  catalogMode: Type.Boolean(),
  maintenanceMode: Type.Boolean(),
  maintenanceUntil: Nullable(Instant),
});
export type SiteModes = Static<typeof SiteModes>;

/** `POST /admin/site/markdown`: the HTML that the shop makes of a text. */
export const SiteMarkdownInput = Strict({ text: Markdown });
export type SiteMarkdownInput = Static<typeof SiteMarkdownInput>;
export const SiteMarkdown = Type.Object({ html: Type.String() });
export type SiteMarkdown = Static<typeof SiteMarkdown>;
