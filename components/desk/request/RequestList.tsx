import type { ReactNode } from 'react';
import { DeskData } from '@/components/desk/kit/DeskData';
import { DeskPager } from '@/components/desk/kit/DeskPager';
import { useWaitingList } from '@/components/desk/kit/useWaitingList';
import { type WaitingTab, WaitingTabs } from '@/components/desk/kit/WaitingTabs';
import type { DeskReads } from '@/contract/desk/calls';
import { useDeskRead } from '@/hooks/desk';

type ListName = 'planRequests' | 'leasings' | 'cooperations' | 'betaRegistrations';

type Props<Name extends ListName> = {
  list: Name;
  /** Name of the data: «درخواست‌های وام». */
  name: string;
  children: (page: DeskReads[Name]['answer'], tab: WaitingTab) => ReactNode;
};

/** Requests page by page: those that wait for an operator, or all. */
export function RequestList<Name extends ListName>({ list, name, children }: Props<Name>) {
  const { tab, cursor, query, showTab, turn } = useWaitingList();
  const read = useDeskRead(list, query);
  return (
    <>
      <WaitingTabs value={tab} onChange={showTab} />
      <DeskData read={read} name={name}>
        {(page) => (
          <>
            {children(page, tab)}
            <DeskPager cursor={cursor} nextCursor={page.nextCursor} onTurn={turn} />
          </>
        )}
      </DeskData>
    </>
  );
}
