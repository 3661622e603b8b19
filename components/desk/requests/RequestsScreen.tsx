import { useState } from 'react';
import { Segments } from '@/components/ui/Segments';
import { useReadyQuery } from '@/hooks/useReadyQuery';
import { AppointmentSeats } from './AppointmentSeats';
import { LoanDesk } from './LoanDesk';
import { LoanList } from './LoanList';
import { MerchantDesk } from './MerchantDesk';
import { MerchantList } from './MerchantList';

const parts = [
  { value: 'loans', title: 'وام' },
  { value: 'merchants', title: 'همکاری' },
  { value: 'days', title: 'روزهای نوبت' },
] as const;
type Part = (typeof parts)[number]['value'];

const idOf = (value: unknown) => (/^[1-9]\d{0,8}$/.test(String(value)) ? Number(value) : null);

/** `/admin/requests`: requests of customers and merchants, one of them with `?loan=` or `?merchant=`, and the appointment days. */
export default function RequestsScreen() {
  const query = useReadyQuery();
  const [part, setPart] = useState<Part>('loans');
  if (query === null) return null;
  const loan = idOf(query.loan);
  if (loan !== null) return <LoanDesk key={loan} id={loan} />;
  const merchant = idOf(query.merchant);
  if (merchant !== null) return <MerchantDesk key={merchant} id={merchant} />;
  return (
    <>
      <Segments label="نوع درخواست" choices={parts} value={part} onChange={setPart} />
      {part === 'loans' && <LoanList />}
      {part === 'merchants' && <MerchantList />}
      {part === 'days' && <AppointmentSeats />}
    </>
  );
}
