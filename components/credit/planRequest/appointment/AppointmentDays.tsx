import { MapPin } from '@/components/ui/kit/icons';
import { Note } from '@/components/ui/kit/Note';
import { RetryButton } from '@/components/ui/kit/RetryButton';
import { Skeleton } from '@/components/ui/kit/Skeleton';
import { StateBadge } from '@/components/ui/kit/StateBadge';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
import { useRead } from '@/hooks/useCalls';
import { useAppSelector } from '@/hooks/useStore';
import { selectPlanRequest } from '@/store/planRequest';
import { formatDate, formatTime } from '@/utils/dates';
import { formatWeekday } from '@/utils/firstLoad/weekday';
import { DayPicker, freeSeatsText } from './DayPicker';
import * as S from './DayPicker.styles';

const skeletonKeys = ['a', 'b', 'c', 'd', 'e', 'f'];

type Props = { chosen: string | null; onChoose: (dateTime: string) => void };

/** Loads the days for the examination of documents and lets one be chosen. */
export function AppointmentDays({ chosen, onChoose }: Props) {
  const { data: days, failure, load } = useRead('appointmentDays', {});
  const { request } = useAppSelector(selectPlanRequest);
  const day = days?.find(({ dateTime }) => dateTime === chosen);
  const place = request?.meetingPlace;

  if (failure && failure.status !== 401) {
    return (
      <>
        {failure.message && <Note kind="danger">{failure.message}</Note>}
        <div>
          <RetryButton variant="secondary" onClick={load} />
        </div>
      </>
    );
  }
  if (!days) {
    return (
      <S.Days as="div" role="status" aria-label="در حال دریافت روزها">
        {skeletonKeys.map((key) => (
          <Skeleton key={key} block={138} radius="l" />
        ))}
      </S.Days>
    );
  }
  const at = day && Date.parse(day.dateTime);
  return (
    <>
      <DayPicker days={days} chosen={chosen} onChoose={onChoose} />
      {day && at && (
        <Card as="div" tone="quiet" dense aria-live="polite">
          <Row as={S.Chosen} gap={3} wrap>
            <MapPin size={20} />
            <Stack as="p" gap={0}>
              <b>
                {formatWeekday(at)} {formatDate(at)}، ساعت {formatTime(at)}
              </b>
              <Text as="small" size="small" ink="muted">
                {place ? `${place.title}، ${place.address}. ` : ''}اصل مدارک را همراه بیاورید.
              </Text>
            </Stack>
            <StateBadge tone="plain">{freeSeatsText(day.capacity)}</StateBadge>
          </Row>
        </Card>
      )}
    </>
  );
}
