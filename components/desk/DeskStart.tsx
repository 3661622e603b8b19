import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { Skeleton } from '@/components/ui/kit/Skeleton';
import { useDeskRead } from '@/hooks/desk';
import { useAppSelector } from '@/hooks/useStore';
import { useToday } from '@/hooks/useToday';
import { tehranDateOf } from '@/rules/jalali/jalali';
import { selectProfile } from '@/store/profile';
import { DeskFrame } from './DeskFrame';
import { workKinds } from './numbers/workKinds';
import { deskSections, sectionsOf } from './sections';

/** Opens what a shop that is closed needs for its opening; else the first section in which something waits for an operator, or the first one. */
function WaitingSection() {
  const router = useRouter();
  const opening = useDeskRead('opening', {});
  const today = tehranDateOf(useToday());
  const numbers = useDeskRead('numbers', { from: today, to: today });
  const isKnown = [opening, numbers].every(({ data, failure }) => data || failure);
  const sections = sectionsOf(useAppSelector(selectProfile));
  const first = sections[0]?.slug;
  const seesSetup = sections.some(({ area }) => area === 'setup');
  const isClosed = seesSetup && opening.data?.isOpen === false;
  const waiting = numbers.data?.waiting;
  useEffect(() => {
    if (!isKnown) return;
    const work = workKinds.find(({ kind }) => waiting && waiting[kind] > 0);
    const path = isClosed ? 'setup?tab=opening' : (work?.path ?? first);
    void router.replace(`/admin/${path}`);
  }, [isKnown, isClosed, waiting, first, router]);
  return <Skeleton block={320} radius="l" />;
}

/** `/admin`: the way into the desk. */
export function DeskStart() {
  const user = useAppSelector(selectProfile);
  const first = sectionsOf(user)[0] ?? deskSections[0];
  return (
    first && (
      <DeskFrame section={first}>
        <WaitingSection />
      </DeskFrame>
    )
  );
}
