import { Button } from './Button';

type Props = {
  list: {
    items: readonly unknown[];
    status: 'idle' | 'loading' | 'ready' | 'failed';
    nextCursor: string | null;
  };
  texts: { loading: string; failed: string; empty: string; more: string };
  /** Loads the page at a cursor; null for the first page. */
  onLoad: (cursor: string | null) => void;
};

/** Says below the rows of a list how their load goes, and loads the next page or repeats a load that failed. */
export function ListState({ list: { items, status, nextCursor }, texts, onLoad }: Props) {
  const failed = status === 'failed';
  return (
    <>
      <p role="status">
        {status === 'loading' && texts.loading}
        {failed && texts.failed}
        {status === 'ready' && items.length === 0 && texts.empty}
      </p>
      {(nextCursor !== null || failed) && status !== 'loading' && (
        <Button variant="secondary" onClick={() => onLoad(nextCursor)}>
          {failed ? 'تلاش دوباره' : texts.more}
        </Button>
      )}
    </>
  );
}
