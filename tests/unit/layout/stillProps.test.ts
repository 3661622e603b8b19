import { withoutStillProps } from '@/services/server/stillProps';
import { siteReceived, siteSlice } from '@/store/site';
import { aSite } from '@/tests/support/factories/site';

const site = aSite({
  footer: [{ title: 'پله', links: [{ title: 'دربارهٔ پله', link: '/info/about' }] }],
  trust: [{ icon: 'truck', title: 'تحویل در روز', text: 'تهران همان روز' }],
});

test('the document of a list has no lists for still parts, and the props of the page stay whole', () => {
  const props = { site, renderedAt: 1 };
  const written = withoutStillProps('/shop/[[...path]]', props);
  expect(written.site).toEqual({ ...site, footer: [], siteLink: [], topBanners: [], trust: [] });
  expect(written.renderedAt).toBe(1);
  expect(props.site.footer).toHaveLength(1);
});

test('the document of the home page keeps the banners of the hero, and everything when it has no products', () => {
  const banner = (moduleNumber: number) => ({ moduleNumber }) as never;
  const home = { site, banners: [banner(1), banner(2)], categories: ['phones'], showcases: [] };
  expect(withoutStillProps('/', home)).toMatchObject({ banners: home.banners, categories: ['phones'] });
  const stocked = withoutStillProps('/', { ...home, showcases: [{} as never] });
  expect(stocked).toMatchObject({ banners: [banner(1)], categories: [], brands: [] });
});

test('a page whose header comes with the scripts carries the whole site', () => {
  const props = { site };
  expect(withoutStillProps('/dashboard', props)).toBe(props);
});

test('an older page completes the lists of a document, and brings back no earlier mode', () => {
  const { reducer } = siteSlice;
  const { site: written } = withoutStillProps('/', { site });
  const first = { ...reducer(undefined, { type: 'start' }), site: written, renderedAt: 2 };
  const closed = { ...site, company: { ...site.company, maintenanceMode: true } };
  const later = reducer(first, siteReceived({ site: closed, renderedAt: 1 }));
  expect(later.site?.footer).toEqual(site.footer);
  expect(later.site?.company.maintenanceMode).toBe(false);
  const other = aSite({ ...site, trust: [] });
  expect(reducer(later, siteReceived({ site: other, renderedAt: 0 })).site?.trust).toHaveLength(1);
});
