import { Button } from '@/components/ui/Button';
import { Note } from '@/components/ui/Note';

type Props = {
  status: 'idle' | 'loading' | 'ready' | 'failed';
  nextCursor: string | null;
  onMore: (cursor: string) => void;
};

/** The rest of a list that comes page by page; a page that failed can be asked for again. */
export function MoreButton({ status, nextCursor, onMore }: Props) {
  if (nextCursor === null) return null;
  const busy = status === 'loading';
  return (
    <>
      {status === 'failed' && <Note kind="danger">ادامهٔ فهرست نرسید. دوباره تلاش کنید.</Note>}
      <Button
        variant="secondary"
        wide
        size="bar"
        aria-disabled={busy || undefined}
        onClick={() => !busy && onMore(nextCursor)}
      >
        {busy ? 'در حال آمدن…' : status === 'failed' ? 'تلاش دوباره' : 'نمایش بیشتر'}
      </Button>
    </>
  );
}
