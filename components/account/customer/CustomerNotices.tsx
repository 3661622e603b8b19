import { BasketImportReport } from '@/components/buy/basket/BasketImportReport';
import { useAppSelector } from '@/hooks/useStore';
import { selectImport } from '@/store/basketImport';
import { selectNoCheck, selectSupervisor } from '@/store/profile';
import { selectSite } from '@/store/site';
import { SellerBar } from './SellerBar';
import { SupervisorNotice } from './SupervisorNotice';

/** Notices for sellers, supervisors and other customers over any page. One chunk, which guests never load. */
export default function CustomerNotices() {
  const seller = useAppSelector(selectNoCheck);
  const closed = useAppSelector(selectSite)?.company.maintenanceMode ?? false;
  const supervisor = useAppSelector(selectSupervisor);
  const { report } = useAppSelector(selectImport);
  return (
    <>
      {closed && supervisor && <SupervisorNotice />}
      {seller && <SellerBar />}
      {report && <BasketImportReport report={report} />}
    </>
  );
}
