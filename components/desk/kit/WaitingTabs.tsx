import { Segments } from '@/components/ui/kit/Segments';

const tabs = [
  { value: 'waiting', title: 'نیازمند اقدام' },
  { value: 'all', title: 'همه' },
] as const;
export type WaitingTab = (typeof tabs)[number]['value'];

/** Chooses between what waits for an operator and everything. */
export function WaitingTabs({ value, onChange }: { value: WaitingTab; onChange: (tab: WaitingTab) => void }) {
  return <Segments label="کدام‌ها" choices={tabs} value={value} onChange={onChange} />;
}
