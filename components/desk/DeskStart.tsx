import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { Skeleton } from '@/components/ui/kit/Skeleton';
import { useDeskRead } from '@/hooks/desk';
import { DeskFrame } from './DeskFrame';
import { workKinds } from './numbers/workKinds';
import { deskSections } from './sections';

/** Opens what a shop that is closed needs for its opening; else the first section in which something waits for an operator, or the first one. */
function WaitingSection() {
  const router = useRouter();
  const opening = useDeskRead('opening', {});
  const numbers = useDeskRead('numbers', { range: 'today' });
  const isKnown = [opening, numbers].every(({ data, failure }) => data || failure);
  const isClosed = opening.data?.isOpen === false;
  const waiting = numbers.data?.waiting;
  useEffect(() => {
    if (!isKnown) return;
    const work = workKinds.find(({ kind }) => waiting && waiting[kind] > 0);
    const path = isClosed ? 'setup?tab=opening' : (work?.path ?? deskSections[0]?.slug);
    void router.replace(`/admin/${path}`);
  }, [isKnown, isClosed, waiting, router]);
  return <Skeleton block={320} radius="l" />;
}

/** `/admin`: the way into the desk. */
export function DeskStart() {
  const [first] = deskSections;
  return (
    first && (
      <DeskFrame section={first}>
        <WaitingSection />
      </DeskFrame>
    )
  );
}
