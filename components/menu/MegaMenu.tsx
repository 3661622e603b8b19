import { Container } from '@/components/ui/Section';
import { Skeleton } from '@/components/ui/Skeleton';
import type { MenuItem } from '@/contract/site';
import { ColumnsPanel } from './ColumnsPanel';
import { DepartmentsPanel, warmDepartment } from './DepartmentsPanel';
import * as S from './MegaMenu.styles';
import { pictureWidths, warmPicture } from './menuPictures';

type Props = {
  /** Null while the menus are on their way. */
  item: MenuItem | null;
  /** The first item opens the two-level panel, the others five columns. */
  twoLevel: boolean;
  onPicked: () => void;
};

/** Fetches the pictures that the panel of an item shows first, while its trigger is only approached. */
export function warmPanel(item: MenuItem, twoLevel: boolean) {
  if (twoLevel) warmDepartment(item.childs[0]);
  else for (const child of item.childs) warmPicture(child.imageUrl, pictureWidths.promo);
}

/** What hangs under an open item of the menu row. A followed link closes it. */
export default function MegaMenu({ item, twoLevel, onPicked }: Props) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens to the links inside, which keyboards reach.
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link clicks.
    <div onClick={(event) => event.target instanceof Element && event.target.closest('a') && onPicked()}>
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
    </div>
  );
}

function MenuSkeleton({ twoLevel }: { twoLevel: boolean }) {
  const blocks = twoLevel ? 12 : 4;
  return (
    <S.Waiting role="status" data-two-level={twoLevel || undefined}>
      <span className="visually-hidden">منو در راه است</span>
      {Array.from({ length: blocks }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks without identity.
        <Skeleton key={index} />
      ))}
    </S.Waiting>
  );
}
