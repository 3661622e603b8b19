import { type Static, Type } from 'typebox';
import { Id, Instant, Nullable, Strict, Toman, TypedText } from '@/contract/common';
import { longestReason } from '@/contract/limits';
import { Cursor, PageExtra } from '@/contract/paging';

const Person = Type.Object({ id: Id, name: Type.String() });

/** Query of `GET /admin/proposals`: those that wait for a second operator or the decided ones, of the whole shop or of one order. */
export const DeskProposalQuery = Strict({
  tab: Type.Enum(['waiting', 'decided']),
  order: Type.Optional(Id),
  cursor: Type.Optional(Cursor),
});
export type DeskProposalQuery = Static<typeof DeskProposalQuery>;

/** A refund or a pay-out above the limit of the shop, or a higher limit, which a second operator accepts or refuses. */
export const DeskProposal = Type.Object({
  id: Id,
  /** The kind and the verb of the command, as in the list of changes: `return`, `accept`. */
  what: Type.String(),
  action: Type.String(),
  /** 0 for the limit. */
  subject: Type.Integer({ minimum: 0 }),
  /** The order that it is about; null for a loan and for the limit. */
  orderId: Nullable(Id),
  /** What is paid. Of a limit its new value, null for none. */
  amount: Nullable(Toman),
  /** The reason in the command, which the customer will read. */
  note: Nullable(Type.String()),
  state: Type.Enum(['waiting', 'accepted', 'refused']),
  proposedBy: Person,
  proposedAt: Instant,
  decidedBy: Nullable(Person),
  decidedAt: Nullable(Instant),
  reason: Nullable(Type.String()),
  /** Whether the reader has proposed it and so cannot decide it. */
  isOwn: Type.Boolean(),
});
export type DeskProposal = Static<typeof DeskProposal>;

export const DeskProposalPage = Type.Object({
  proposals: Type.Array(DeskProposal),
  /** The toman above which a second operator is needed; null when none is. */
  limit: Nullable(Toman),
  ...PageExtra.properties,
});
export type DeskProposalPage = Static<typeof DeskProposalPage>;

/** Body of `POST /admin/proposals/{id}`. */
export const DecideProposal = Strict({
  decision: Type.Union([
    Strict({ verdict: Type.Literal('accept') }),
    Strict({ verdict: Type.Literal('refuse'), reason: TypedText(longestReason) }),
  ]),
});
export type DecideProposal = Static<typeof DecideProposal>;

/** The answer to a command: the proposal waits for a second operator, or null when the command is carried out. */
export const CommandAnswer = Nullable(Type.Object({ proposed: Type.Literal(true) }));
export type CommandAnswer = Static<typeof CommandAnswer>;
