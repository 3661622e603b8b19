import type { IncomingMessage } from 'node:http';
import type { Dispatcher } from 'undici';
import { paymentResultPath } from '@/rules/paymentResult';
import { timeoutMsOf } from '@/services/server/apiRules';
import { bodyOf, type Headers, headersForBackend, withoutConnection } from './requests';

/**
 * Hands the return of a payment to the backend. Resolves with the headers of the redirect to the result, also while the backend
 * cannot be reached: the worker asks the bank later, and the page says that the payment is being checked.
 * @param path of the backend, with the query of the gateway
 */
export async function askForResult(
  backend: Dispatcher,
  request: IncomingMessage,
  path: string,
): Promise<Headers> {
  const timeoutMs = timeoutMsOf(path);
  try {
    const { statusCode, headers, body } = await backend.request({
      path,
      // Node's parser refuses every method that is not one of these.
      method: request.method as Dispatcher.HttpMethod,
      headers: headersForBackend(request),
      body: bodyOf(request),
      headersTimeout: timeoutMs,
      bodyTimeout: timeoutMs,
    });
    await body.dump();
    if (statusCode === 303) return withoutConnection(headers);
  } catch {
    // The redirect below serves every failure.
  }
  const attempt = new URLSearchParams(path.slice(path.indexOf('?'))).get('attempt') ?? '';
  return {
    location: `${paymentResultPath}?${new URLSearchParams({ attempt })}`,
    'cache-control': 'no-store',
  };
}
