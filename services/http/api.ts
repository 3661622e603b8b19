import axios, { AxiosError, type AxiosInstance, type InternalAxiosRequestConfig, isAxiosError } from 'axios';
import type { ErrorAnswer } from '@/contract/answer';
import type { Failure } from '@/contract/failure';

/** No call hangs longer than this, ms. */
const timeout = 10_000;

type Identity = {
  /** The stored basket id, sent as `CartId`. */
  cartId: () => string | null;
  /** The bearer token of a signed-in customer. */
  token: () => string | null;
  /** Called with the server's clock (ms since the epoch, to the second) on every answer. */
  onServerTime?: (time: number) => void;
};

declare module 'axios' {
  interface AxiosRequestConfig {
    /** The token of the session that the call is about, whoever is signed in meanwhile: its answer is never too late. */
    session?: string;
  }
}

const bearer = (token: string) => `Bearer ${token}`;

/** A call whose answer belongs to somebody else by now: a failure without an answer. */
const tooLate = (config: InternalAxiosRequestConfig) =>
  new AxiosError('Another session has begun.', AxiosError.ERR_CANCELED, config);

/** One axios instance a store (in the browser) or a request (on the server). */
export function createApi(baseURL: string, identity?: Identity): AxiosInstance {
  const api = axios.create({
    baseURL,
    timeout,
    headers: { 'Cache-Control': 'no-cache, no-store', Pragma: 'no-cache', Expires: '0' },
  });
  api.interceptors.request.use((config) => {
    const cartId = identity?.cartId();
    const token = config.session ?? identity?.token();
    if (cartId) config.headers.set('CartId', cartId);
    if (token) config.headers.set('Authorization', bearer(token));
    return config;
  });
  /** The session that a call was sent in, and the one its answer is for: the present one. Null is a guest's. */
  const sessionsOf = (config: InternalAxiosRequestConfig) => {
    const token = config.session ?? identity?.token() ?? null;
    return { sent: config.headers.get('Authorization') ?? null, present: token && bearer(token) };
  };
  api.interceptors.response.use(
    (response) => {
      const time = Date.parse(String(response.headers.date));
      if (Number.isFinite(time)) identity?.onServerTime?.(time);
      const { sent, present } = sessionsOf(response.config);
      // What was one customer's must not be shown to the next, or to nobody.
      if (sent !== null && sent !== present) throw tooLate(response.config);
      return response;
    },
    (error: unknown) => {
      if (!isAxiosError(error) || !error.config) throw error;
      const { sent, present } = sessionsOf(error.config);
      const replaced = present !== null && sent !== present;
      // The refusal of an expired session, or of a guest, says nothing of the session that has begun meanwhile.
      const late = replaced && (sent !== null || error.response?.status === 401);
      throw late ? tooLate(error.config) : error;
    },
  );
  return api;
}

/**
 * The api of a server render: public data only, so it carries no identity.
 * @param visitor the chain of addresses the visitor's request came by (`X-Forwarded-For`); with it the call counts
 * against the visitor's limits and not against the storefront's
 */
export function createServerApi(visitor?: string): AxiosInstance {
  const api = createApi(process.env.API_BASE_URL ?? 'http://127.0.0.1:4000');
  if (visitor) api.defaults.headers.common['X-Forwarded-For'] = visitor;
  return api;
}

function isErrorAnswer(body: unknown): body is ErrorAnswer {
  return typeof body === 'object' && body !== null && 'message' in body && 'code' in body;
}

/** Whatever a call threw, as a value. `message` is the server's own words, or null when it said none. */
export function toFailure(error: unknown): Failure {
  if (!isAxiosError(error)) return { status: 0, code: 'unexpected', message: null };
  if (!error.response) return { status: 0, code: 'network', message: null };
  const { status, data } = error.response;
  return isErrorAnswer(data)
    ? { status, code: data.code, message: data.message, ...(data.fields ? { fields: data.fields } : {}) }
    : { status, code: 'unexpected', message: null };
}

/** Whether the server may have done its part although no good answer came. */
export const unsure = ({ status }: Failure): boolean => status === 0 || status >= 500;
