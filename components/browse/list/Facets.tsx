import type { ReactNode } from 'react';
import { ChevronRight } from '@/components/ui/kit/icons';
import { Switch } from '@/components/ui/kit/Switch';
import type { FacilityPlan } from '@/contract/facility';
import type { ShopPage } from '@/contract/list';
import { changeQuery, inCategory } from '@/rules/shopQuery';
import { ChoiceFacet, ProductCount } from './ChoiceFacet';
import * as S from './Facets.styles';
import { HiddenFields } from './HiddenFields';
import { InstalmentFacet } from './InstalmentFacet';
import { ListLink } from './ListLink';
import { PriceFacet } from './PriceFacet';
import type { ShopControls } from './useShopQuery';

/** Visible choices of a facet: two lines of swatches, five rows. */
const shownChoices = { brand: 5, colour: 8, attribute: 5 };

type Props = { controls: ShopControls; list: ShopPage; plan: FacilityPlan | null };

/** All filters of the list. It is a form, so that the choices which are not folded work without JavaScript. */
export function Facets({ controls, list, plan }: Props) {
  const { wanted } = controls;
  const { facets } = list;
  const carried = {
    search: wanted.search,
    category: wanted.category,
    anyCategory: wanted.anyCategory,
    sort: wanted.sort,
  };
  return (
    <S.Facets action="/shop" method="get" onSubmit={(event) => event.preventDefault()}>
      <HiddenFields query={changeQuery({}, carried)} />
      {plan && (
        <FacetGroup title="قسط ماهانه تا">
          <InstalmentFacet controls={controls} plan={plan} />
        </FacetGroup>
      )}
      <FacetGroup title="قیمت">
        <PriceFacet controls={controls} price={facets.price} />
      </FacetGroup>
      {facets.brands.length > 0 && (
        <FacetGroup title="برند">
          <ChoiceFacet
            controls={controls}
            facet="brand"
            choices={facets.brands}
            shown={shownChoices.brand}
            noun="برند"
          >
            {(choice) => (
              <>
                {choice.title}
                <bdi>{choice.latinTitle}</bdi>
                <ProductCount value={choice.count} />
              </>
            )}
          </ChoiceFacet>
        </FacetGroup>
      )}
      {(facets.categories.length > 1 || list.breadcrumb.length > 0) && (
        <FacetGroup title="دسته">
          <CategoryFacet controls={controls} list={list} />
        </FacetGroup>
      )}
      {facets.colours.length > 0 && (
        <FacetGroup title="رنگ">
          <ChoiceFacet
            controls={controls}
            facet="colour"
            choices={facets.colours}
            shown={shownChoices.colour}
            noun="رنگ"
          >
            {(choice) => <span>{choice.title}</span>}
          </ChoiceFacet>
        </FacetGroup>
      )}
      {facets.attributes.length > 0 && (
        <FacetGroup title="ویژگی">
          <ChoiceFacet
            controls={controls}
            facet="attribute"
            choices={facets.attributes}
            shown={shownChoices.attribute}
            noun="ویژگی"
          >
            {(choice) => (
              <>
                {choice.title}
                <ProductCount value={choice.count} />
              </>
            )}
          </ChoiceFacet>
        </FacetGroup>
      )}
      <div className="switches">
        <SwitchFacet controls={controls} name="inStock" title="فقط کالاهای موجود" count={facets.inStock} />
        <SwitchFacet controls={controls} name="discounted" title="فقط تخفیف‌دارها" count={facets.discounted} />
      </div>
      <noscript>
        <button type="submit">اعمال</button>
      </noscript>
    </S.Facets>
  );
}

function FacetGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group" open>
      <summary>
        <h3>{title}</h3>
      </summary>
      {children}
    </details>
  );
}

/** Links to the parent categories, the current category and its subcategories. */
function CategoryFacet({ controls, list }: { controls: ShopControls; list: ShopPage }) {
  const to = (category: string | undefined) => inCategory(controls.wanted, category);
  const here = list.breadcrumb.at(-1);
  const above = list.breadcrumb.slice(0, -1);
  return (
    <ul className="categories">
      {here && (
        <li>
          <ListLink controls={controls} to={to(undefined)}>
            <ChevronRight size={16} />
            همهٔ دسته‌ها
          </ListLink>
        </li>
      )}
      {above.map((crumb) => (
        <li key={crumb.slug}>
          <ListLink controls={controls} to={to(crumb.slug)}>
            <ChevronRight size={16} />
            {crumb.title}
          </ListLink>
        </li>
      ))}
      {here && (
        <li>
          <b aria-current="page">{here.title}</b>
        </li>
      )}
      {list.facets.categories.map((category) => (
        <li key={category.value} data-below={here ? true : undefined}>
          <ListLink controls={controls} to={to(category.value)}>
            {category.title}
            <ProductCount value={category.count} />
          </ListLink>
        </li>
      ))}
    </ul>
  );
}

type SwitchProps = { controls: ShopControls; name: 'inStock' | 'discounted'; title: string; count: number };

function SwitchFacet({ controls, name, title, count }: SwitchProps) {
  const on = controls.wanted[name] ?? false;
  return (
    <Switch
      label={
        <>
          {title}
          <ProductCount value={count} />
        </>
      }
      name={name}
      value="true"
      checked={on}
      onChange={() => controls.apply(changeQuery(controls.wanted, { [name]: on ? undefined : true }))}
    />
  );
}
