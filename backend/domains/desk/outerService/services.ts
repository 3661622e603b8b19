import { createPrivateKey, X509Certificate } from 'node:crypto';
import type { Account } from '@/backend/adapters/account/accounts';
import type { AccountField, AccountShape, OuterService } from '@/backend/adapters/account/fields';
import { findService, outerServices } from '@/backend/adapters/account/services';
import { readPin } from '@/backend/adapters/carrier/carrier';
import { declareStatement, noRow } from '@/backend/db/statement';
import { queriesIn } from '@/backend/db/transaction';
import { recordDeskChange } from '@/backend/desk/recordChange';
import { isoNow } from '@/backend/server/clock';
import { refuse } from '@/backend/server/errors';
import type { DomainParts } from '@/backend/server/parts';
import { seal } from '@/backend/server/sealed';
import type { DeskService, DeskServices, WriteAccount } from '@/contract/desk/outerService';
import { toLatinDigits } from '@/utils/digits';
import { messages } from './messages';

const save = declareStatement({
  name: 'outer_account_save',
  text: `INSERT INTO outer_accounts (code, active, sealed, changed_at) VALUES ($code, $active, $sealed, $now)
    ON CONFLICT (code) DO UPDATE SET active = excluded.active, sealed = excluded.sealed, changed_at = excluded.changed_at`,
  row: noRow,
});
/** At most one provider of a kind sends. */
const switchOthersOff = declareStatement({
  name: 'outer_accounts_off',
  text: 'UPDATE outer_accounts SET active = false, changed_at = $now WHERE code = ANY ($codes::text[]) AND active',
  row: noRow,
});

/** The kinds of which one service is active at a time. */
const singleKinds: ReadonlySet<OuterService['kind']> = new Set(['sms', 'identity', 'insurer']);

/** The service of a code. @throws 404 */
export function requireService(code: string): OuterService {
  const service = findService(code);
  if (!service) throw refuse(404, 'not_found', messages.unknown);
  return service;
}

/** The outer services as the desk shows them, without secrets. */
export function describeServices({ outer: { accounts, serverAccounts }, signIn }: DomainParts): DeskServices {
  return {
    canSeal: signIn.isSecretKept,
    services: outerServices.map((service): DeskService => {
      const account = accounts.find(service.code);
      const isOnServer = serverAccounts[service.code]?.isOn ?? false;
      const values = { ...serverAccounts[service.code]?.values, ...account?.values };
      return {
        code: service.code,
        kind: service.kind,
        title: service.title,
        active: account?.active ?? isOnServer,
        source: account ? 'desk' : isOnServer ? 'server' : null,
        fields: service.fields.map(({ name, title, shape, secret = false, optional = false }) => ({
          name,
          title,
          secret,
          optional,
          long: shape === 'key' || shape === 'certificate',
          filled: Boolean(values[name]),
          value: secret ? '' : (values[name] ?? ''),
        })),
      };
    }),
  };
}

function readValue({ name, secret, shape }: AccountField, typed: string | undefined, old: Account['values']) {
  const text = typed?.trim() ?? '';
  if (text === '') return secret ? (old?.[name] ?? '') : '';
  return shape && shape !== 'url' ? toLatinDigits(text).replace('،', ',').replaceAll('٫', '.') : text;
}

const canRead = (read: () => unknown) => {
  try {
    read();
    return true;
  } catch {
    return false;
  }
};
/** Checks a value of each shape, and has the sentence for a wrong one. */
const shapes: Readonly<Record<AccountShape, { isRight: (value: string) => boolean; error: string }>> = {
  url: { isRight: isPublicAddress, error: messages.url },
  number: { isRight: (value) => /^[1-9]\d{0,8}$/.test(value), error: messages.number },
  pin: { isRight: (value) => readPin(value) !== null, error: messages.pin },
  stuffId: { isRight: (value) => /^\d{13}$/.test(value), error: messages.stuffId },
  memoryId: { isRight: (value) => /^[A-Za-z0-9]{6}$/.test(value), error: messages.memoryId },
  key: { isRight: (value) => canRead(() => createPrivateKey(value)), error: messages.key },
  certificate: { isRight: (value) => canRead(() => new X509Certificate(value)), error: messages.certificate },
};

function errorOf({ optional, shape }: AccountField, value: string, isActive: boolean): string | null {
  if (value === '') return optional || !isActive ? null : messages.needed;
  return shape && !shapes[shape].isRight(value) ? shapes[shape].error : null;
}

const originOf = (text: string | undefined) =>
  text && URL.canParse(text.trim()) ? new URL(text.trim()).origin : '';

/** An address with https and the name of a host: the server calls it, so it must not lead into the server's own network. */
function isPublicAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username } = new URL(text);
  return protocol === 'https:' && username === '' && /\.[a-z][a-z0-9-]+$/i.test(hostname);
}

/**
 * Writes the account of a service. Its effect is immediate here, and after seconds in other processes of the shop.
 * @throws 400 with the wrong fields, 404, 409 while the server keeps no secret
 */
export async function saveAccount(
  { db, now, outer: { accounts, serverAccounts, shopUrl }, signIn }: DomainParts,
  code: string,
  { active, values: typed }: WriteAccount,
  operator: number,
): Promise<void> {
  const service = requireService(code);
  if (!signIn.isSecretKept) throw refuse(409, 'conflict', messages.noSecret);
  const before = accounts.find(code);
  const defaults = serverAccounts[code]?.values ?? {};
  const values: Record<string, string> = {};
  const errors: Record<string, string> = {};
  const known = { ...defaults, ...before?.values };
  const moves = service.fields.some(
    ({ name, shape }) => shape === 'url' && originOf(typed[name]) !== originOf(known[name]),
  );
  for (const field of service.fields) {
    const value = readValue(field, typed[field.name], before?.values ?? null);
    // A saved secret is sent to no other address than the one it was written for.
    const isLeft = moves && field.secret && known[field.name] && !typed[field.name]?.trim();
    const error = isLeft
      ? messages.secretAgain
      : errorOf(field, value || (defaults[field.name] ?? ''), active);
    if (error) errors[`values.${field.name}`] = error;
    if (value !== '') values[field.name] = value;
  }
  const isEachRight = Object.keys(errors).length === 0;
  const stranger = isEachRight ? service.findStranger?.({ ...defaults, ...values }) : null;
  if (stranger) errors[`values.${stranger}`] = messages.stranger;
  if (Object.keys(errors).length > 0) throw refuse(400, 'bad_input', messages.wrong, errors);
  if (active && service.kind === 'feed' && shopUrl === null)
    throw refuse(409, 'conflict', messages.noShopUrl);
  const others = outerServices.filter((one) => one.kind === service.kind && one.code !== code);
  await db.orm.transaction(async (tx) => {
    const queries = queriesIn(tx);
    const moment = isoNow({ now });
    await queries.query(save, {
      code,
      active,
      sealed: seal(signIn.secret, JSON.stringify(values)),
      now: moment,
    });
    if (active && singleKinds.has(service.kind))
      await queries.query(switchOthersOff, { codes: others.map((one) => one.code), now: moment });
    // Values can be secrets: the record has the titles of the changed fields only.
    await recordDeskChange(
      { db: queries, now },
      {
        operator,
        area: 'outerService',
        subject: code,
        action: before ? 'change' : 'create',
        before: before ? { active: before.active } : null,
        after: {
          active,
          fields: service.fields
            .filter(({ name }) => (values[name] ?? '') !== (before?.values?.[name] ?? ''))
            .map(({ title }) => title),
        },
      },
    );
  });
  await accounts.refresh();
}
