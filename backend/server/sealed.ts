import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;
const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'sealed text', 32));

/** Encrypts a text for the database, so that a stolen copy of it does not have the text. @param secret that of the shop (AUTH_SECRET) */
export function seal(secret: string, text: string): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, keyOf(secret), iv);
  const sealed = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([sealed, cipher.getAuthTag()]).toString('base64url');
}

/** Decrypts a sealed text. @throws Error when it was sealed with another secret */
export function unseal(secret: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv(algorithm, keyOf(secret), bytes.subarray(0, ivBytes));
  decipher.setAuthTag(bytes.subarray(-tagBytes));
  const text = bytes.subarray(ivBytes, -tagBytes);
  return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
}
