import type { Tone } from '@/components/ui/kit/StateBadge';
import type { PolicyState } from '@/contract/orderItem';

/** The states of policies at the desk. */
export const policyStates: Readonly<Record<PolicyState, { title: string; tone: Tone }>> = {
  waiting: { title: 'در انتظار صدور', tone: 'info' },
  issued: { title: 'صادرشده', tone: 'success' },
  cancelled: { title: 'لغوشده', tone: 'plain' },
  failed: { title: 'صادر نشد', tone: 'danger' },
};
