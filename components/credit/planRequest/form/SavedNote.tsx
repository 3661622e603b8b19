import styled from 'styled-components';
import { CloudCheck, CloudOff, CloudUpload } from '@/components/ui/kit/customerIcons';
import { Row } from '@/components/ui/layout/Row';
import { Text } from '@/components/ui/layout/Text';
import { useAppDispatch, useAppSelector } from '@/hooks/useStore';
import { savingWanted, selectPlanRequest } from '@/store/planRequest';
import { formatTime } from '@/utils/dates';
import { mayPass } from '@/utils/lostLoad';

const Again = styled.button`
  min-block-size: 44px;
  font-weight: 700;
  text-decoration: underline;
  text-underline-offset: 4px;
`;

/** Whether what was typed is saved: «ذخیره شد، ۱۴:۳۰». A failed save says so, with the message of the server, and whether it is repeated by itself. */
export function SavedNote({ live }: { live?: boolean }) {
  const dispatch = useAppDispatch();
  const { request, saving, unsaved, refused } = useAppSelector(selectPlanRequest);
  const isRefused = Object.keys(refused).length > 0;
  const isFailed = saving.status === 'failed' && unsaved.length > 0 && !isRefused;
  const isRepeated = saving.failure !== null && mayPass(saving.failure);
  const isBusy = saving.status === 'busy' || unsaved.length > 0;
  const Icon = isFailed ? CloudOff : isBusy || isRefused ? CloudUpload : CloudCheck;
  if (!request && !isFailed && !isBusy) return null;
  return (
    <Text
      as={Row}
      size="small"
      ink={isFailed || isRefused ? 'warning' : 'muted'}
      role={live ? 'status' : undefined}
    >
      <Icon size={16} />
      {isFailed ? (
        <span>
          {saving.failure?.status === 0 ? 'در انتظار اتصال.' : (saving.failure?.message ?? 'ذخیره نشد.')}{' '}
          {isRepeated && 'دوباره تلاش می‌کنیم.'}{' '}
          <Again type="button" onClick={() => dispatch(savingWanted())}>
            {isRepeated ? 'همین حالا' : 'تلاش دوباره'}
          </Again>
        </span>
      ) : (
        <span className="words">
          {isRefused
            ? 'یک فیلد نادرست ذخیره نشد'
            : isBusy
              ? 'در حال ذخیره…'
              : request && `ذخیره شد، ${formatTime(Date.parse(request.savedAt))}`}
        </span>
      )}
    </Text>
  );
}
