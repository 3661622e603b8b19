import { Stack } from '@/components/ui/layout/Stack';
import { DashboardLayout } from '@/components/ui/panel/DashboardLayout';
import { LoadFailure } from '@/components/ui/panel/LoadFailed';
import { PanelSkeleton } from '@/components/ui/panel/PanelSkeleton';
import { useChange, useRead } from '@/hooks/useCalls';
import { useCustomerLoad } from '@/hooks/useCustomerLoad';
import { decisionPauseMs, useWhileVisible } from '@/hooks/useWhileVisible';
import { isOpen } from '@/rules/cooperation/check';
import { loadProvinces } from '@/store/sitePlaces';
import { CooperationForm } from './CooperationForm';
import { CooperationSummary } from './CooperationSummary';
import { CooperationTracker } from './CooperationTracker';

/** `/dashboard/cooperation`: a merchant's request to sell in the shop, from the draft to the decision. */
export function CooperationScreen() {
  const { data: request, failure, load } = useRead('cooperation', {});
  const saving = useChange('saveCooperation');

  useCustomerLoad(loadProvinces.request());
  const isReviewed = request?.state === 'submitted' || request?.state === 'inReview';
  useWhileVisible(load, isReviewed ? decisionPauseMs : null);

  return (
    <DashboardLayout
      title="درخواست همکاری"
      guestNote={<p>برای فرستادن درخواست همکاری وارد حساب خود شوید.</p>}
    >
      {request && (
        <Stack gap={4}>
          <CooperationTracker request={request} onRestart={() => saving.send({})} />
          {isOpen(request.state) ? (
            <CooperationForm request={request} saving={saving} />
          ) : (
            <CooperationSummary request={request} />
          )}
        </Stack>
      )}
      {!request && failure && <LoadFailure name="درخواست همکاری شما" failure={failure} onRetry={load} />}
      {!request && !failure && (
        <div role="status" aria-label="در حال دریافت درخواست همکاری">
          <PanelSkeleton rows={4} />
        </div>
      )}
    </DashboardLayout>
  );
}
