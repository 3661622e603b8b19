import { randomUUID } from 'node:crypto';
import { describeError } from '@/backend/adapters/account/watched';
import { reasonForOperators } from '@/backend/adapters/payment/gateway';
import { SmsFailed } from '@/backend/adapters/sms/sender';
import { readCustomer } from '@/backend/domains/account/customer/desk';
import { refuse, TooSoon } from '@/backend/server/errors';
import type { DomainParts } from '@/backend/server/parts';
import { activeSender, type ServiceTest } from '@/contract/desk/outerService';
import { hourMs } from '@/utils/timeUnits';
import { messages } from './messages';
import { requireService } from './services';

/** Tests that an operator may make in an hour. */
const mostTests = 20;
/** No code of a sign-in: none is stored for the number. */
const testCode = '1234';

const reasonOf = (error: unknown) => describeError(error instanceof Error ? error.message : '');

/** Registers a payment of the lowest amount, which nobody pays and the gateway forgets. */
async function testGateway({ payment }: DomainParts, code: string, mobile: string): Promise<ServiceTest> {
  const gateway = payment.gateways.find(code);
  if (!gateway) throw refuse(409, 'conflict', messages.notSetUp);
  if (payment.shopUrl === null) throw refuse(409, 'conflict', messages.noAddress);
  const attemptId = randomUUID();
  const amount = gateway.lowest;
  const { description } = messages;
  const cart = [{ id: attemptId, title: description, category: description, count: 1, price: amount }];
  try {
    const query = new URLSearchParams({ gateway: code, attempt: attemptId });
    const callbackUrl = `${payment.shopUrl}/payment/response?${query}`;
    await gateway.start({
      attemptId,
      amount,
      callbackUrl,
      description,
      mobile,
      cart,
      shipping: 0,
      paidElsewhere: 0,
    });
    return { done: true, text: messages.startTaken(amount) };
  } catch (error) {
    return { done: false, text: messages.testFailed(describeError(reasonForOperators(error))) };
  }
}

/** Sends a code to the operator's own number with the sender that is active. */
async function sendTestCode({ signIn }: Pick<DomainParts, 'signIn'>, mobile: string): Promise<ServiceTest> {
  try {
    await signIn.sms.sendCode(mobile, testCode, { voice: false });
    return { done: true, text: messages.messageSent };
  } catch (error) {
    if (error instanceof SmsFailed) return { done: false, text: messages.testFailed(reasonOf(error)) };
    throw error;
  }
}

/** Asks whether the tax office lets the shop in. */
async function testTaxOffice({ outer }: Pick<DomainParts, 'outer'>): Promise<ServiceTest> {
  const { office } = outer.tax;
  if (!office) throw refuse(409, 'conflict', messages.notSetUp);
  const faults = await office.tryEntrance();
  if (faults.length === 0) return { done: true, text: messages.entered };
  return { done: false, text: messages.testFailed(faults.map(({ message }) => message).join(' ')) };
}

/**
 * Tries a service: a payment that nobody pays, the entrance of the tax office, or a message to the operator's own number.
 * @param code of the service, or `activeSender`
 * @throws 404, 409 while the service is not set up, 429 after twenty tests in an hour
 */
export async function testService(parts: DomainParts, code: string, operator: number): Promise<ServiceTest> {
  const kind = code === activeSender ? 'sms' : requireService(code).kind;
  const seconds = await parts.limiter.take(`testService:${operator}`, mostTests, hourMs);
  if (seconds > 0) throw new TooSoon(seconds);
  const { mobile } = (await readCustomer(parts.db, operator, parts.now())) ?? {};
  if (mobile === undefined) throw refuse(404, 'not_found', messages.noNumber);
  if (kind === 'gateway') return testGateway(parts, code, mobile);
  if (kind === 'tax') return testTaxOffice(parts);
  if (kind !== 'sms') throw refuse(409, 'conflict', messages.noTest);
  if (code !== activeSender && !parts.outer.accounts.find(code)?.active)
    throw refuse(409, 'conflict', messages.notSetUp);
  return sendTestCode(parts, mobile);
}
