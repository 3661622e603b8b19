import { useEffect } from 'react';
import { DashboardLayout } from '@/components/ui/panel/DashboardLayout';
import { LoadFailed } from '@/components/ui/panel/LoadFailed';
import { PanelSkeleton } from '@/components/ui/panel/PanelSkeleton';
import { useSlice } from '@/hooks/useSlice';
import { useAppDispatch, useAppSelector } from '@/hooks/useStore';
import { decisionPauseMs, useWhileVisible } from '@/hooks/useWhileVisible';
import { isOpen } from '@/rules/cooperation/check';
import { cooperationSlice, loadCooperation, selectCooperation } from '@/store/cooperation';
import { selectToken } from '@/store/session/session';
import { loadProvinces } from '@/store/sitePlaces';
import * as S from './Cooperation.styles';
import { CooperationForm } from './CooperationForm';
import { CooperationSummary } from './CooperationSummary';
import { CooperationTracker } from './CooperationTracker';

/** `/dashboard/cooperation`: a merchant's request to sell in the shop, from the draft to the decision. */
export function CooperationScreen() {
  const dispatch = useAppDispatch();
  useSlice(cooperationSlice);
  const token = useAppSelector(selectToken);
  const { request, loadFailed } = useAppSelector(selectCooperation);

  useEffect(() => {
    if (token === null) return;
    dispatch(loadCooperation.request());
    dispatch(loadProvinces.request());
  }, [dispatch, token]);
  const isReviewed = request?.state === 'submitted' || request?.state === 'inReview';
  useWhileVisible(() => void dispatch(loadCooperation.request()), isReviewed ? decisionPauseMs : null);

  return (
    <DashboardLayout
      title="درخواست همکاری"
      guestNote={<p>برای فرستادن درخواست همکاری وارد حساب خود شوید.</p>}
    >
      {request && (
        <S.Screen>
          <CooperationTracker request={request} />
          {isOpen(request.state) ? (
            <CooperationForm key={request.id ?? 0} request={request} />
          ) : (
            <CooperationSummary request={request} />
          )}
        </S.Screen>
      )}
      {!request && loadFailed && (
        <LoadFailed
          flow={loadCooperation}
          name="درخواست همکاری شما"
          onRetry={() => dispatch(loadCooperation.request())}
        />
      )}
      {!request && !loadFailed && (
        <div role="status" aria-label="در حال دریافت درخواست همکاری">
          <PanelSkeleton rows={4} />
        </div>
      )}
    </DashboardLayout>
  );
}
