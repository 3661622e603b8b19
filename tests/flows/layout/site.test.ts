import { makeStore } from '@/store/makeStore';
import { siteReceived } from '@/store/site';
import { aSite } from '@/tests/support/factories/site';

test('ignores older site data of a cached page', () => {
  const now = Date.now();
  const open = aSite();
  const closed = aSite({ company: { ...open.company, catalogMode: true } });
  const store = makeStore({ site: open, renderedAt: now });
  store.dispatch(siteReceived({ site: closed, renderedAt: now - 60_000 }));
  expect(store.getState().site.site?.company.catalogMode).toBe(false);
  store.dispatch(siteReceived({ site: closed, renderedAt: now + 1 }));
  expect(store.getState().site.site?.company.catalogMode).toBe(true);
});
