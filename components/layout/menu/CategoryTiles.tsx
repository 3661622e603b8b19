import ThemeChoice from '@/components/browse/theme/ThemeChoice';
import { Link } from '@/components/ui/kit/firstLoad/Link';
import { ChevronLeft } from '@/components/ui/kit/icons';
import { ModelName } from '@/components/ui/kit/ModelName';
import { Picture } from '@/components/ui/kit/Picture';
import { TextLink } from '@/components/ui/kit/TextButton';
import { Heading } from '@/components/ui/layout/Heading';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
import type { MenuItem } from '@/contract/site';
import { formatNumber } from '@/utils/money';
import { allProductsText } from './allProductsText';
import * as S from './CategoryDrawer.styles';
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
    <S.Tiles>
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
              {category && (
                <Text as="small" size="caption" ink="faint">
                  {formatNumber(category.count)} کالا
                </Text>
              )}
            </Link>
          </li>
        );
      })}
    </S.Tiles>
  );
  if (!department) return tiles;
  return (
    <Stack
      gap={2}
      className="pane"
      role="tabpanel"
      id="category-tiles"
      aria-labelledby={`category-${department.id}`}
    >
      <Row justify="between">
        <Heading level={3} size="title">
          {department.title}
        </Heading>
        <TextLink href={department.link} replace aria-label={allProductsText(department)}>
          همه
          <ChevronLeft size={16} />
        </TextLink>
      </Row>
      {tiles}
      <S.More gap={1}>
        {links?.map((link) => (
          <Link key={link.id} href={link.link} replace>
            <MenuIcon name={link.icon} />
            {link.title}
          </Link>
        ))}
        <Text size="caption" ink="faint">
          رنگ صفحه
        </Text>
        <ThemeChoice />
      </S.More>
    </Stack>
  );
}
