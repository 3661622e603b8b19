import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/kit/Button';
import { Note } from '@/components/ui/kit/Note';
import { Text } from '@/components/ui/layout/Text';

const End = styled(Text)`
  padding-block: var(--space-3);
  text-align: center;
`;

type Props = {
  status: 'idle' | 'loading' | 'ready' | 'failed';
  nextCursor: string | null;
  onMore: (cursor: string) => void;
};

/** Loads the next page of a list, or repeats a load that failed. */
export function MoreButton({ status, nextCursor, onMore }: Props) {
  const [pressed, setPressed] = useState(false);
  const end = useRef<HTMLParagraphElement>(null);
  const over = nextCursor === null;
  // The button disappears with the last page, so the end of the list takes the focus.
  useEffect(() => {
    if (over && document.activeElement === document.body) end.current?.focus({ preventScroll: true });
  }, [over]);
  if (over) {
    return (
      pressed && (
        <End size="small" ink="faint" ref={end} tabIndex={-1}>
          به پایان فهرست رسیدید.
        </End>
      )
    );
  }
  const busy = status === 'loading';
  return (
    <>
      {status === 'failed' && <Note kind="danger">ادامهٔ فهرست نرسید. دوباره تلاش کنید.</Note>}
      <Button
        variant="secondary"
        wide
        size="bar"
        aria-disabled={busy || undefined}
        onClick={() => {
          setPressed(true);
          if (!busy) onMore(nextCursor);
        }}
      >
        {busy ? 'در حال دریافت…' : status === 'failed' ? 'تلاش دوباره' : 'نمایش بیشتر'}
      </Button>
    </>
  );
}
