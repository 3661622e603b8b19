import { setTimeout as wait } from 'node:timers/promises';
import { GatewayUnreachable } from '@/backend/adapters/payment/callGateway';
import type { PaymentGateway } from '@/backend/adapters/payment/gateway';
import type { Database } from '@/backend/db/connect';
import { type Books, openBooks } from './books';
import { sandboxGateway } from './gateway';

/** The sandbox bank: its gateway, and its books for its page. */
export type SandboxBank = { gateway: PaymentGateway; books: Books; close: () => void };

/**
 * Opens the sandbox bank on the shop's own database.
 * @param now the shop's clock, ms @param pause waits for a slow bank, by default in real time until the bank is closed
 */
export function openSandboxBank(
  db: Database,
  now: () => number,
  pause?: (ms: number) => Promise<void>,
): SandboxBank {
  const closing = new AbortController();
  const pauseUntilClosed = (ms: number) =>
    wait(ms, undefined, { signal: closing.signal }).catch(() => {
      throw new GatewayUnreachable('The sandbox bank was closed.');
    });
  const books = openBooks(db, now);
  return {
    gateway: sandboxGateway(books, now, pause ?? pauseUntilClosed),
    books,
    close: () => closing.abort(),
  };
}
