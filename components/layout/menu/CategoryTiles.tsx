import ThemeChoice from '@/components/browse/theme/ThemeChoice';
import { Link } from '@/components/ui/kit/firstLoad/Link';
import { ChevronLeft } from '@/components/ui/kit/icons';
import { ModelName } from '@/components/ui/kit/ModelName';
import { Picture } from '@/components/ui/kit/Picture';
import type { MenuItem } from '@/contract/site';
import { formatNumber } from '@/utils/money';
import { allProductsText } from './allProductsText';
import type { CategoryFacts } from './categoryFacts';
import { MenuIcon } from './MenuIcon';
import { drawerPicture, pictureWidths } from './menuPictures';

type Props = {
  /** The department of the tiles; undefined for the results of the text filter. */
  department?: MenuItem;
  items: readonly MenuItem[];
  facts: ReadonlyMap<string, CategoryFacts>;
  /** Links below the tiles. */
  links?: readonly MenuItem[];
};

/** Tiles with pictures, then the drawer's other links and the theme. Links replace the drawer's history entry. */
export function CategoryTiles({ department, items, facts, links }: Props) {
  const tiles = (
    <ul className="tiles">
      {items.map((item) => {
        const category = facts.get(item.link);
        const picture = drawerPicture(item, facts);
        return (
          <li key={item.id}>
            <Link href={item.link} replace>
              {picture ? (
                <Picture src={picture} alt="" width={pictureWidths.drawerTile} />
              ) : (
                <MenuIcon name={item.icon} size={24} />
              )}
              <b>
                <ModelName>{item.title}</ModelName>
              </b>
              {category && <small>{formatNumber(category.count)} کالا</small>}
            </Link>
          </li>
        );
      })}
    </ul>
  );
  if (!department) return tiles;
  return (
    <div className="pane" role="tabpanel" id="category-tiles" aria-labelledby={`category-${department.id}`}>
      <div className="title">
        <h3>{department.title}</h3>
        <Link href={department.link} replace aria-label={allProductsText(department)}>
          همه
          <ChevronLeft size={16} />
        </Link>
      </div>
      {tiles}
      <div className="more">
        {links?.map((link) => (
          <Link key={link.id} href={link.link} replace>
            <MenuIcon name={link.icon} />
            {link.title}
          </Link>
        ))}
        <div className="theme">
          <p>رنگ صفحه</p>
          <ThemeChoice />
        </div>
      </div>
    </div>
  );
}
