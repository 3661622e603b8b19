import type { ServiceFetch } from '@/backend/adapters/account/callService';
import { tehranDateOf } from '@/rules/jalali/jalali';

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** The last day of a cover that begins today. */
function endOf(now: number, months: number): string {
  const end = new Date(now);
  end.setUTCMonth(end.getUTCMonth() + months);
  end.setUTCDate(end.getUTCDate() - 1);
  return tehranDateOf(end.getTime());
}

/**
 * The insurer's side of docs/insurer.md for a demo shop. It keeps nothing: the number of a policy follows from its id, so that every
 * process of the shop sees the same policies. It insures no more than five pieces together. @param now ms
 */
export const simulateInsurer =
  (apiKey: string, now: () => number): ServiceFetch =>
  async (request) => {
    if (request.headers.get('authorization') !== `Bearer ${apiKey}`) return json(null, 401);
    const id = /\/policies\/(\d+)$/.exec(new URL(request.url).pathname)?.[1];
    if (!id) return json(null, 404);
    if (request.method === 'DELETE') return new Response(null, { status: 204 });
    const { months, product } = Object(await request.json());
    if (!(Number(months) > 0) || !product?.title) return json({ message: 'مشخصات بیمه کامل نیست.' }, 422);
    if (Number(product.pieces) > 5) return json({ message: 'بیش از ۵ دستگاه در یک بیمه‌نامه نمی‌گنجد.' }, 422);
    return json({
      number: `DEMO-${id.padStart(6, '0')}`,
      from: tehranDateOf(now()),
      to: endOf(now(), Number(months)),
    });
  };
