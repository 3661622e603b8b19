import { Image } from '@/components/ui/kit/firstLoad/Image';
import { Link } from '@/components/ui/kit/firstLoad/Link';
import { ChevronLeft } from '@/components/ui/kit/icons';
import { ModelName } from '@/components/ui/kit/ModelName';
import { Text } from '@/components/ui/layout/Text';
import type { MenuItem } from '@/contract/site';
import * as S from './MegaMenu.styles';
import { MenuIcon } from './MenuIcon';
import { pictureWidths } from './menuPictures';

/** The `itemType` of a promotional image. */
const promoImageType = 4;

/** A panel with four columns of links and a promotional image. */
export function ColumnsPanel({ item }: { item: MenuItem }) {
  return (
    <S.Columns>
      {item.childs.map((column) =>
        column.itemType === promoImageType ? (
          <Link key={column.id} className="promo" href={column.link}>
            <Text as="b" size="title" weight="black">
              <ModelName>{column.title}</ModelName>
            </Text>
            {column.description && (
              <Text as="small" size="caption">
                {column.description}
              </Text>
            )}
            <span className="art">
              {column.imageUrl && <Image src={column.imageUrl} alt="" width={pictureWidths.promo} />}
            </span>
          </Link>
        ) : (
          <div key={column.id}>
            <h2>
              <Link href={column.link}>
                <MenuIcon name={column.icon} />
                {column.title}
              </Link>
            </h2>
            <ul>
              {column.childs.map((link) => (
                <li key={link.id}>
                  <Link
                    href={link.link}
                    data-all={link.link === column.link || undefined}
                    aria-label={link.link === column.link ? `${link.title}، ${column.title}` : undefined}
                  >
                    <ModelName>{link.title}</ModelName>
                    {link.link === column.link && <ChevronLeft size={16} />}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ),
      )}
    </S.Columns>
  );
}
