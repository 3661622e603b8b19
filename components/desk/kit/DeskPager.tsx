import { Row } from '@/components/ui/layout/Row';
import { RowButton } from './RowButton';

type Props = {
  /** Cursor of this page; null on the first one. */
  cursor: string | null;
  /** Cursor of the next page; null on the last one. */
  nextCursor: string | null;
  /** Called with the cursor of the page to show; null is the first one. */
  onTurn: (cursor: string | null) => void;
};

/** Turns the pages of a list of the desk. */
export function DeskPager({ cursor, nextCursor, onTurn }: Props) {
  if (cursor === null && nextCursor === null) return null;
  return (
    <Row gap={3} justify="center">
      <RowButton disabled={cursor === null} onClick={() => onTurn(null)}>
        نخستین صفحه
      </RowButton>
      <RowButton disabled={nextCursor === null} onClick={() => onTurn(nextCursor)}>
        صفحهٔ بعد
      </RowButton>
    </Row>
  );
}
