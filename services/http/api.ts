import axios, { AxiosError, type AxiosInstance, type InternalAxiosRequestConfig, isAxiosError } from 'axios';
import type { ErrorAnswer } from '@/contract/answer';
import type { Failure } from '@/contract/failure';

/** A call without an answer fails after this time. */
const timeoutMs = 10_000;

type Identity = {
  /** The stored basket id, sent as `CartId`. */
  cartId: () => string | null;
  /** The bearer token of a signed-in customer. */
  token: () => string | null;
  /** Called on every answer with the time of the server: ms since the epoch, in whole seconds. */
  onServerTime?: (time: number) => void;
};

declare module 'axios' {
  interface AxiosRequestConfig {
    /** Sends the call with this token instead of the current one. Its answer is accepted whichever session is current. */
    session?: string;
  }
}

const bearer = (token: string) => `Bearer ${token}`;

/** The error of a call whose session has ended before its answer came. It has no response. */
const createOutdatedError = (config: InternalAxiosRequestConfig) =>
  new AxiosError('Another session has begun.', AxiosError.ERR_CANCELED, config);

/** Creates the axios instance of one store (in the browser) or of one request (on the server). */
export function createApi(baseURL: string, identity?: Identity): AxiosInstance {
  const api = axios.create({
    baseURL,
    timeout: timeoutMs,
    headers: { 'Cache-Control': 'no-cache, no-store', Pragma: 'no-cache', Expires: '0' },
  });
  api.interceptors.request.use((config) => {
    const cartId = identity?.cartId();
    const token = config.session ?? identity?.token();
    if (cartId) config.headers.set('CartId', cartId);
    if (token) config.headers.set('Authorization', bearer(token));
    return config;
  });
  /** The session in which a call was sent, and the current session; null for a guest. */
  const sessionsOf = (config: InternalAxiosRequestConfig) => {
    const token = config.session ?? identity?.token() ?? null;
    return { sent: config.headers.get('Authorization') ?? null, present: token && bearer(token) };
  };
  api.interceptors.response.use(
    (response) => {
      const time = Date.parse(String(response.headers.date));
      if (Number.isFinite(time)) identity?.onServerTime?.(time);
      const { sent, present } = sessionsOf(response.config);
      // The data of one customer must not be shown to the next customer or to a guest.
      if (sent !== null && sent !== present) throw createOutdatedError(response.config);
      return response;
    },
    (error: unknown) => {
      if (!isAxiosError(error) || !error.config) throw error;
      const { sent, present } = sessionsOf(error.config);
      const replaced = present !== null && sent !== present;
      // A 401 of an ended session, or of a guest, must not end the session that has begun since the call was sent.
      const isOutdated = replaced && (sent !== null || error.response?.status === 401);
      throw isOutdated ? createOutdatedError(error.config) : error;
    },
  );
  return api;
}

/**
 * Creates the api of a server render. It reads public data only, so it carries no identity.
 * @param visitor `X-Forwarded-For` of the visitor's request. With it the call counts against the rate limits of the
 * visitor, otherwise against those of the storefront.
 */
export function createServerApi(visitor?: string): AxiosInstance {
  const api = createApi(process.env.API_BASE_URL ?? 'http://127.0.0.1:4000');
  if (visitor) api.defaults.headers.common['X-Forwarded-For'] = visitor;
  return api;
}

function isErrorAnswer(body: unknown): body is ErrorAnswer {
  return typeof body === 'object' && body !== null && 'message' in body && 'code' in body;
}

/** Converts any error of a call into a value. `message` is the message of the server, or null when it sent none. */
export function toFailure(error: unknown): Failure {
  if (!isAxiosError(error)) return { status: 0, code: 'unexpected', message: null };
  if (!error.response) return { status: 0, code: 'network', message: null };
  const { status, data } = error.response;
  if (!isErrorAnswer(data)) return { status, code: 'unexpected', message: null };
  const { code, message, fields, requestId } = data;
  return { status, code, message, ...(fields && { fields }), ...(requestId && { requestId }) };
}

/**
 * Whether the server may have made the change although the call failed: no answer came, or a server error. A shop under
 * maintenance has refused the call.
 */
export const isOutcomeUnknown = ({ status, code }: Failure): boolean =>
  code !== 'maintenance' && (status === 0 || status >= 500);
