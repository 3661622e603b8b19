import type { ServiceFetch } from '@/backend/adapters/account/callService';

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const failed = (status: number) => json({ status: 'fail', message: 'refused', object: null }, status);

/** The states that a simulated order passes, and how long (ms) each takes. */
const passed = ['new', 'searching', 'accepted', 'picking', 'delivering', 'delivered'] as const;
const stepMs = 60_000;

/**
 * Alopeyk's side by its documents: prices grow with the distance, and an order passes its states by the clock, which its number contains.
 * It keeps nothing, so that every process of the shop sees the same orders. @param now ms
 */
export function simulateAlopeyk(token: string, now: () => number): ServiceFetch {
  const cancelled = new Set<string>();
  return async (request) => {
    if (request.headers.get('authorization') !== `Bearer ${token}`) return failed(401);
    const path = new URL(request.url).pathname.replace('/api/v2/', '');
    const [, id = '', verb] = path.split('/');
    if (request.method === 'POST') {
      const { transport_type: type, addresses } = Object(await request.json());
      const points: { type?: unknown; lat?: unknown; lng?: unknown }[] = Array.isArray(addresses)
        ? addresses
        : [];
      const isComplete = points.length >= 2 && points.every(({ lat, lng }) => Number(lat) && Number(lng));
      if (!isComplete || points[0]?.type !== 'origin' || !['motorbike', 'car', 'cargo'].includes(type))
        return failed(422);
      const [from, to] = [points[0], points[1]];
      const degrees = Math.hypot(Number(from?.lat) - Number(to?.lat), Number(from?.lng) - Number(to?.lng));
      const price = 20_000 + Math.round(degrees * 500) * 1000;
      if (path === 'orders/price/calc') return json({ status: 'success', message: null, object: { price } });
      return json({
        status: 'success',
        message: null,
        object: { id: Math.floor(now() / 1000), status: 'new', price },
      });
    }
    const startedAt = Number(id) * 1000;
    if (!(startedAt > 0)) return failed(404);
    const step = Math.min(passed.length - 1, Math.max(0, Math.floor((now() - startedAt) / stepMs)));
    if (verb === 'cancel') {
      if (step >= passed.indexOf('delivering')) return failed(400);
      cancelled.add(id);
    }
    const status = cancelled.has(id) ? 'cancelled' : passed[step];
    return json({ status: 'success', message: null, object: { id: Number(id), status } });
  };
}

const tipaxCities = ['تهران', 'اصفهان', 'شیراز', 'مشهد', 'تبریز', 'اهواز', 'رشت', 'یزد', 'کرمان', 'قم'];

/** Tipax's side by its documents: a token, cities and prices in rial. */
export function simulateTipax(account: { username: string; password: string; apiKey: string }): ServiceFetch {
  return async (request) => {
    const path = new URL(request.url).pathname.replace('/api/OM/v3/', '');
    const body = request.method === 'POST' ? Object(await request.json()) : {};
    if (path === 'Account/token') {
      const isKnown = Object.entries(account).every(([name, value]) => body[name] === value);
      return isKnown ? json({ accessToken: 'simulated', refreshToken: 'simulated' }) : json(null, 401);
    }
    if (request.headers.get('authorization') !== 'Bearer simulated') return json(null, 401);
    if (path === 'Cities') return json(tipaxCities.map((title, index) => ({ id: index + 1, title })));
    const inputs: { destination?: { cityId?: number }; weight?: number }[] = body.packageInputs ?? [];
    const isComplete =
      inputs.length > 0 && inputs.every((one) => one.destination?.cityId && Number(one.weight) > 0);
    if (path !== 'Pricing' || !isComplete) return json(null, 400);
    return json(
      inputs.map(({ weight = 0 }) => ({
        regularRate: { finalPrice: 900_000 + Math.ceil(weight) * 150_000 },
      })),
    );
  };
}
