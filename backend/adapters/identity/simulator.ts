import type { ServiceFetch } from '@/backend/adapters/account/callService';
import { hourMs } from '@/utils/timeUnits';

const json = (body: object, status = 200) => Response.json(body, { status });

/**
 * Finnotech's side by its documents, for the demo shop. A national id that ends in 1 belongs to another number and has red cheques; one that
 * ends in 2 has yellow ones. Every account is that of `owner`, unless the IBAN ends in 1.
 */
export const simulateFinnotech =
  (owner: { firstName: string; lastName: string }): ServiceFetch =>
  async (request) => {
    const { pathname, searchParams: query } = new URL(request.url);
    const done = (result: object) => json({ trackId: query.get('trackId'), status: 'DONE', result });
    if (pathname === '/dev/v2/oauth2/token') return done({ value: 'simulated', lifeTime: hourMs });
    if (request.headers.get('authorization') !== 'Bearer simulated') return json({ status: 'FAILED' }, 403);
    const path = pathname.split('/').slice(5).join('/');
    if (path === 'shahkar/verify') return done({ isValid: !(query.get('nationalCode') ?? '').endsWith('1') });
    if (path === 'ibanInquiry') {
      const isOther = (query.get('iban') ?? '').endsWith('1');
      return done({ depositOwners: [isOther ? { firstName: 'رضا', lastName: 'کریمی' } : owner] });
    }
    if (path === 'chequeColorInquiry') {
      const colour = { '1': '5', '2': '2' }[(query.get('idCode') ?? '').slice(-1)] ?? '1';
      return done({ chequeColor: colour });
    }
    return json({ status: 'FAILED', error: { code: 'NOT_FOUND' } }, 404);
  };
