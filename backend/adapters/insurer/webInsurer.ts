import { Type } from 'typebox';
import { Value } from 'typebox/value';
import {
  callService,
  type ServiceFetch,
  ServiceRefusal,
  ServiceSilent,
} from '@/backend/adapters/account/callService';
import { Day } from '@/contract/common';
import type { Insurer } from './insurer';
import { messages } from './messages';

type Options = { isDemo?: boolean; fetch?: ServiceFetch };

const Issued = Type.Object({ number: Type.String({ minLength: 1, maxLength: 60 }), from: Day, to: Day });
/** The sentence of a refusal, when it is a Persian one for operators. */
function reasonOf(body: unknown): string {
  const { message } = Object(body);
  return typeof message === 'string' && /[\u0621-\u06cc]/.test(message) ? message : messages.refused;
}

/**
 * An insurer that offers the web service of docs/insurer.md, by itself or by a small program in front of its own. No insurer of the country
 * publishes one. Both calls may be repeated.
 */
export function webInsurer(
  { url, apiKey }: { url: string; apiKey: string },
  { isDemo = false, fetch: call = fetch }: Options = {},
): Insurer {
  const ask = async (method: 'PUT' | 'DELETE', id: number, body?: object) => {
    const answer = await callService(call, `${url.replace(/\/+$/, '')}/policies/${id}`, {
      method,
      headers: { authorization: `Bearer ${apiKey}` },
      ...(body ? { body } : {}),
    });
    if (answer.status === 401 || answer.status === 403) throw new ServiceRefusal(messages.denied);
    return answer;
  };
  return {
    isDemo,
    async issue({ id, ...policy }) {
      const { status, body } = await ask('PUT', id, policy);
      if (status >= 400) throw new ServiceRefusal(reasonOf(body));
      if (!Value.Check(Issued, body)) throw new ServiceSilent(messages.unclear);
      const { number, from, to } = body;
      return { number, from, to };
    },
    async cancel({ id }) {
      const { status, body } = await ask('DELETE', id);
      if (status >= 400 && status !== 404 && status !== 410) throw new ServiceRefusal(reasonOf(body));
    },
  };
}
