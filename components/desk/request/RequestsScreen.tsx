import { useState } from 'react';
import { Segments } from '@/components/ui/kit/Segments';
import { useReadyQuery } from '@/hooks/useReadyQuery';
import { AppointmentSeats } from './AppointmentSeats';
import { BetaList } from './BetaList';
import { CooperationDesk } from './CooperationDesk';
import { CooperationList } from './CooperationList';
import { LeasingDesk } from './LeasingDesk';
import { LeasingList } from './LeasingList';
import { PlanRequestDesk } from './PlanRequestDesk';
import { PlanRequestList } from './PlanRequestList';

const parts = [
  { value: 'loans', title: 'وام' },
  { value: 'leasings', title: 'لیزینگ' },
  { value: 'beta', title: 'آزمایشی' },
  { value: 'merchants', title: 'همکاری' },
  { value: 'days', title: 'نوبت‌ها' },
] as const;
type Part = (typeof parts)[number]['value'];

const idOf = (value: unknown) => (/^[1-9]\d{0,8}$/.test(String(value)) ? Number(value) : null);

/**
 * `/admin/requests`: requests of customers and merchants, one of them with `?loan=`, `?leasing=` or `?merchant=`, and the
 * appointment days. `?part=` names the list to begin with.
 */
export default function RequestsScreen() {
  const query = useReadyQuery();
  const [chosen, setPart] = useState<Part | null>(null);
  if (query === null) return null;
  const loan = idOf(query.loan);
  if (loan !== null) return <PlanRequestDesk key={loan} id={loan} />;
  const leasing = idOf(query.leasing);
  if (leasing !== null) return <LeasingDesk key={leasing} id={leasing} />;
  const merchant = idOf(query.merchant);
  if (merchant !== null) return <CooperationDesk key={merchant} id={merchant} />;
  const part = chosen ?? parts.find(({ value }) => value === query.part)?.value ?? 'loans';
  return (
    <>
      <Segments label="نوع درخواست" choices={parts} value={part} onChange={setPart} />
      {part === 'loans' && <PlanRequestList />}
      {part === 'leasings' && <LeasingList />}
      {part === 'beta' && <BetaList />}
      {part === 'merchants' && <CooperationList />}
      {part === 'days' && <AppointmentSeats />}
    </>
  );
}
