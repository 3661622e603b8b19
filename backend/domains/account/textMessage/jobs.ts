import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { SmsFailed, type SmsSender } from '@/backend/adapters/sms/sender';
import type { Database } from '@/backend/db/connect';
import { anyRow, declareStatement, noRow } from '@/backend/db/statement';
import type { CleanUp } from '@/backend/server/cleanUps';
import { isoNow } from '@/backend/server/clock';
import type { JobHandlers } from '@/backend/server/outbox';
import { Id, Nullable } from '@/contract/common';
import { TextKind } from '@/contract/textMessage';
import { fillText, textTemplates } from '@/rules/textTemplates';
import { messages } from './messages';

const Payload = Type.Object({ id: Id });
/** A message that failed so often is left to an operator. */
const mostTries = 6;
/** Days for which a message is kept. */
const keptDays = 180;

const find = declareStatement({
  name: 'text_message',
  text: `SELECT m.mobile, m.kind, m.given, m.tries, o.text FROM text_messages m LEFT JOIN own_texts o ON o.kind = m.kind
    WHERE m.id = $id AND m.state = 'waiting'`,
  row: Type.Object({
    mobile: Type.String(),
    kind: TextKind,
    given: Type.Record(Type.String(), Type.String()),
    tries: Type.Integer(),
    text: Nullable(Type.String()),
  }),
});
const finish = declareStatement({
  name: 'text_message_tried',
  text: `UPDATE text_messages SET tries = tries + 1, state = $state, error = $error,
      sent_at = CASE WHEN $state = 'sent' THEN $now::timestamptz END, reference = $reference, asked_at = NULL WHERE id = $id`,
  row: noRow,
});
const retry = declareStatement({
  name: 'text_message_retry',
  text: `WITH again AS (UPDATE text_messages SET state = 'waiting', tries = 0, sent_at = NULL
      WHERE id = $id AND state IN ('failed', 'undelivered') RETURNING id)
    INSERT INTO outbox (kind, key, payload, next_try_at, created_at)
      SELECT 'text_message', 'text_message:' || id, jsonb_build_object('id', id), $now, $now FROM again
    ON CONFLICT (key) DO UPDATE SET done_at = NULL, tries = 0, next_try_at = excluded.next_try_at RETURNING id`,
  row: anyRow,
});

/** Messages are kept for half a year, because they have numbers of people. */
export const oldTextMessages: CleanUp = {
  table: 'text_messages',
  isOld: `created_at <= $1::timestamptz - interval '${keptDays} days'`,
};

type Parts = { db: Pick<Database, 'query'>; now: () => number };

/** Sends queued text messages, each with the text that the shop has now. What fails is tried again, and then left to an operator. */
export const textJobs = ({ db, sms, now }: Parts & { sms: SmsSender }): JobHandlers => ({
  text_message: async (payload) => {
    const { id } = Value.Parse(Payload, payload);
    const [message] = await db.query(find, { id });
    if (!message) return;
    const { kind, mobile, given, tries, text } = message;
    const note = (
      state: 'waiting' | 'sent' | 'failed',
      error: string | null,
      reference: string | null = null,
    ) => db.query(finish, { id, state, error, reference, now: isoNow({ now }) });
    let reference: string | undefined;
    try {
      const filled = fillText(text ?? textTemplates[kind].text, given);
      reference = await sms.sendMessage({ kind, mobile, given, text: filled });
    } catch (failure) {
      const isLast = tries + 1 >= mostTries;
      const code = failure instanceof SmsFailed ? failure.code : null;
      await note(isLast ? 'failed' : 'waiting', messages.failed(code));
      if (isLast) return;
      throw failure;
    }
    await note('sent', null, reference ?? null);
  },
});

/** Messages of one question, and how long (hours) after its sending a message is asked about. */
const mostAsked = 50;
const askedHours = 48;
const takeUnknown = declareStatement({
  name: 'text_deliveries_due',
  text: `UPDATE text_messages SET asked_at = $now WHERE id IN (SELECT id FROM text_messages
      WHERE state = 'sent' AND reference IS NOT NULL AND sent_at > $now::timestamptz - interval '${askedHours} hours'
        AND coalesce(asked_at, sent_at) < $now::timestamptz - CASE WHEN asked_at IS NULL THEN interval '1 minute' ELSE interval '15 minutes' END
      ORDER BY asked_at NULLS FIRST, id LIMIT ${mostAsked} FOR UPDATE SKIP LOCKED) RETURNING reference`,
  row: Type.Object({ reference: Type.String() }),
});
const writeDeliveries = declareStatement({
  name: 'text_deliveries',
  text: `UPDATE text_messages m SET state = d.state FROM unnest($references::text[], $states::text[]) d (reference, state)
    WHERE m.reference = d.reference AND m.state = 'sent'`,
  row: noRow,
});

/** Asks the provider whether messages reached their phones: a minute after the sending, and again every quarter of an hour for two days. */
export async function askDeliveries({ db, sms, now }: Parts & { sms: SmsSender }): Promise<void> {
  if (!sms.askDeliveries) return;
  const due = await db.query(takeUnknown, { now: isoNow({ now }) });
  if (due.length === 0) return;
  const known = await sms.askDeliveries(due.map(({ reference }) => reference));
  await db.query(writeDeliveries, { references: [...known.keys()], states: [...known.values()] });
}

/** Sends a failed message again. @returns whether it had failed */
export async function retryText({ db, now }: Parts, id: number): Promise<boolean> {
  return (await db.query(retry, { id, now: isoNow({ now }) })).length > 0;
}
