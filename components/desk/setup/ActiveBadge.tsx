import { StateBadge } from '@/components/ui/kit/StateBadge';

/** Whether an entry of a list is in use. */
export function ActiveBadge({ active }: { active: boolean }) {
  return <StateBadge tone={active ? 'success' : 'plain'}>{active ? 'فعال' : 'خاموش'}</StateBadge>;
}
