/** Names of fields whose values are credentials or identify a merchant. */
const secretName = /authorization|secret|password|merchant|^client|api-?key|cvv|^pin|otp/i;
/** Sixteen to nineteen digits, in groups or not: a card number. */
const cardNumber = /\b(\d{4})(?:[ -]?\d){8,11}[ -]?(\d{4})\b/g;

/** A copy of a value for the payment log, without secrets and with card numbers masked. */
export function maskSecrets(value: unknown): unknown {
  if (typeof value === 'string')
    return value.replace(cardNumber, '$1…$2').replace(/\b(bearer|basic) \S+/gi, '$1 …');
  if (Array.isArray(value)) return value.map(maskSecrets);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, secretName.test(name) ? '…' : maskSecrets(field)]),
  );
}
