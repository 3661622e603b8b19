import { Container } from '@/components/ui/layout/Container';
import type { MenuItem } from '@/contract/site';
import { ColumnsPanel } from './ColumnsPanel';
import { DepartmentsPanel, preloadDepartmentPictures } from './DepartmentsPanel';
import * as S from './MegaMenu.styles';
import { MenuSkeleton } from './MenuSkeleton';
import { pictureWidths, preloadPicture } from './menuPictures';

type Props = {
  /** Null while the menus load. */
  item: MenuItem | null;
  /** Chooses `DepartmentsPanel`, which the first item of the menu opens; the other items open `ColumnsPanel`. */
  twoLevel: boolean;
  onPicked: () => void;
};

/** Loads the first pictures of an item's panel into the browser's cache. */
export function preloadPanelPictures(item: MenuItem, twoLevel: boolean) {
  if (twoLevel) preloadDepartmentPictures(item.childs[0]);
  else for (const child of item.childs) preloadPicture(child.imageUrl, pictureWidths.promo);
}

/** The panel under an open item of the menu row. @param onPicked called when a link in it is followed */
export default function MegaMenu({ item, twoLevel, onPicked }: Props) {
  return (
    <S.Panel onClick={(event) => event.target instanceof Element && event.target.closest('a') && onPicked()}>
      <Container>
        {item ? (
          twoLevel ? (
            <DepartmentsPanel item={item} />
          ) : (
            <ColumnsPanel item={item} />
          )
        ) : (
          <MenuSkeleton twoLevel={twoLevel} />
        )}
      </Container>
    </S.Panel>
  );
}
