import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { Skeleton } from '@/components/ui/kit/Skeleton';
import { useDeskRead } from '@/hooks/desk';
import { DeskFrame } from './DeskFrame';
import { workKinds } from './numbers/workKinds';
import { deskSections } from './sections';

/** Opens the first section in which something waits for an operator, or the first one. */
function WaitingSection() {
  const router = useRouter();
  const { data, failure } = useDeskRead('numbers', { range: 'today' });
  useEffect(() => {
    if (!data && !failure) return;
    const work = workKinds.find(({ kind }) => data && data.waiting[kind] > 0);
    void router.replace(`/admin/${work?.path ?? deskSections[0]?.slug}`);
  }, [data, failure, router]);
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
