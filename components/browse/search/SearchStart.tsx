import { type ReactNode, useEffect, useId } from 'react';
import { monthlyLinks, monthlyTitle } from '@/components/browse/list/monthlyLinks';
import { Link } from '@/components/ui/kit/firstLoad/Link';
import { Row } from '@/components/ui/layout/Row';
import { useRead } from '@/hooks/useCalls';
import { useSlice } from '@/hooks/useSlice';
import { useAppDispatch, useAppSelector } from '@/hooks/useStore';
import {
  loadRecentProducts,
  recentProductsOpened,
  recentProductsSlice,
  selectRecentProducts,
} from '@/store/recentProducts';
import { selectSite } from '@/store/site';
import { SuggestedProduct } from './SuggestedProduct';
import { searchHref } from './searchHref';

/** Viewed products that are shown. */
const maxProducts = 3;

type Props = { onPicked: () => void; replace?: boolean };

/** Where to begin while the field is empty: products that the shopper viewed, popular searches, the categories, and budgets for the instalment. */
export function SearchStart({ onPicked, replace }: Props) {
  const dispatch = useAppDispatch();
  useSlice(recentProductsSlice);
  const site = useAppSelector(selectSite);
  const { ids, cards } = useAppSelector(selectRecentProducts);
  const { data: popular = [] } = useRead('popularSearches', {});
  const known = ids.length > 0;
  useEffect(() => {
    // Known ids stay, because on the page of a product they are those without it.
    if (!known) dispatch(recentProductsOpened());
  }, [dispatch, known]);
  useEffect(() => {
    if (known && !cards) dispatch(loadRecentProducts.request(ids));
  }, [dispatch, known, cards, ids]);

  const link = (href: string, content: ReactNode) => (
    <Link href={href} replace={replace} onClick={onPicked}>
      {content}
    </Link>
  );
  const chips = (links: readonly { href: string; title: string }[]) => (
    <Row as="ul" wrap>
      {links.map(({ href, title }) => (
        <li key={href}>{link(href, title)}</li>
      ))}
    </Row>
  );
  return (
    <>
      {cards && cards.length > 0 && (
        <Part title="بازدیدهای اخیر شما">
          <div className="viewed">
            {cards.slice(0, maxProducts).map((product) => (
              <div key={product.id}>
                {link(`/products/${product.id}/${product.slug}`, <SuggestedProduct product={product} />)}
              </div>
            ))}
          </div>
        </Part>
      )}
      {popular.length > 0 && (
        <Part title="جست‌وجوهای پرطرفدار">
          {chips(popular.map((text) => ({ href: searchHref(text), title: text })))}
        </Part>
      )}
      {site && site.topMenu.length > 0 && (
        <Part title="دسته‌ها">{chips(site.topMenu.map(({ link: href, title }) => ({ href, title })))}</Part>
      )}
      {site?.facilityPlan && <Part title={monthlyTitle}>{chips(monthlyLinks('/shop'))}</Part>}
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="chips" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}
