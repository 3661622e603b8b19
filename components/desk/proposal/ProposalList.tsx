import { useState } from 'react';
import { DeskData } from '@/components/desk/kit/DeskData';
import { DeskPager } from '@/components/desk/kit/DeskPager';
import { useCursor } from '@/components/desk/kit/useCursor';
import { Segments } from '@/components/ui/kit/Segments';
import { Card } from '@/components/ui/layout/Card';
import { Text } from '@/components/ui/layout/Text';
import { useDeskRead } from '@/hooks/desk';
import { ApprovalLimitForm } from './ApprovalLimitForm';
import { ProposalCard } from './ProposalCard';

const tabs = [
  { value: 'waiting', title: 'در انتظار تأیید' },
  { value: 'decided', title: 'بررسی‌شده' },
] as const;

/** `/admin/orders?part=approvals`: what waits for a second operator, and the limit above which a payment does. */
export function ProposalList() {
  const [tab, setTab] = useState<'waiting' | 'decided'>('waiting');
  const { cursor, turn, choose } = useCursor();
  const read = useDeskRead('proposals', { tab, ...(cursor ? { cursor } : {}) });
  return (
    <>
      <Segments label="پیشنهادها" choices={tabs} value={tab} onChange={choose(setTab)} />
      <DeskData read={read} name="پیشنهادها">
        {({ proposals, limit, nextCursor }) => (
          <>
            {proposals.map((proposal) => (
              <ProposalCard key={proposal.id} proposal={proposal} />
            ))}
            {proposals.length === 0 && (
              <Card>
                <Text ink="muted">
                  {tab === 'waiting' ? 'چیزی در انتظار تأیید نیست.' : 'هنوز تصمیمی گرفته نشده است.'}
                </Text>
              </Card>
            )}
            <DeskPager cursor={cursor} nextCursor={nextCursor} onTurn={turn} />
            <ApprovalLimitForm key={limit} limit={limit} />
          </>
        )}
      </DeskData>
    </>
  );
}

/** The proposals about one order that wait. */
export function OrderProposals({ order }: { order: number }) {
  const { data } = useDeskRead('proposals', { tab: 'waiting', order });
  return (
    <>
      {data?.proposals.map((proposal) => (
        <ProposalCard key={proposal.id} proposal={proposal} />
      ))}
    </>
  );
}
