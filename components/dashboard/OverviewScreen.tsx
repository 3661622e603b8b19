import { DashboardLayout } from './DashboardLayout';

/** What a customer's account opens with. */
export function OverviewScreen() {
  return (
    <DashboardLayout title="پیشخوان" overview>
      {null}
    </DashboardLayout>
  );
}
