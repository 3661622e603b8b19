import type { GetServerSidePropsContext } from 'next';
import { loadShell } from '@/services/server/shellPage';
import { readSite } from '@/services/server/shopCache';
import { aSite } from '@/tests/support/factories/site';

jest.mock('@/services/server/shopCache', () => ({ readSite: jest.fn() }));

async function visit(found: boolean, headers: Record<string, string> = {}) {
  const res = { statusCode: 200, setHeader: jest.fn() };
  const props = await loadShell({ req: { headers }, res } as unknown as GetServerSidePropsContext, found);
  return { status: res.statusCode, site: props.site };
}

describe('a page of the dashboard that is rendered on demand', () => {
  test('is a 404 with the site data for an unknown address', async () => {
    jest.mocked(readSite).mockResolvedValue(aSite());
    expect(await visit(false)).toEqual({ status: 404, site: expect.anything() });
    expect((await visit(true)).status).toBe(200);
  });

  test('has status 200 in a soft navigation, which would otherwise load the whole page', async () => {
    jest.mocked(readSite).mockResolvedValue(aSite());
    expect((await visit(false, { 'x-nextjs-data': '1' })).status).toBe(200);
  });

  test('is a 503 when the backend does not answer', async () => {
    jest.mocked(readSite).mockRejectedValue(new Error('unreachable'));
    expect(await visit(true)).toEqual({ status: 503, site: null });
  });
});
