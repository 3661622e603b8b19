import { useEffect } from 'react';
import { MapPin } from '@/components/ui/kit/icons';
import { Note } from '@/components/ui/kit/Note';
import { RetryButton } from '@/components/ui/kit/RetryButton';
import { Skeleton } from '@/components/ui/kit/Skeleton';
import { useAppDispatch, useAppSelector } from '@/hooks/useStore';
import { loadAppointmentDays, selectPlanRequest } from '@/store/planRequest';
import { formatDate, formatTime } from '@/utils/dates';
import { formatWeekday } from '@/utils/firstLoad/weekday';
import { DayPicker, freeSeatsText } from './DayPicker';
import * as S from './DayPicker.styles';

const skeletonKeys = ['a', 'b', 'c', 'd', 'e', 'f'];

type Props = { chosen: string | null; onChoose: (dateTime: string) => void };

/** Loads the days for the examination of documents and lets one be chosen. */
export function AppointmentDays({ chosen, onChoose }: Props) {
  const dispatch = useAppDispatch();
  const { days, daysFailure, request } = useAppSelector(selectPlanRequest);
  const day = days?.find(({ dateTime }) => dateTime === chosen);
  const place = request?.meetingPlace;

  useEffect(() => {
    dispatch(loadAppointmentDays.request());
  }, [dispatch]);

  if (daysFailure && daysFailure.status !== 401) {
    return (
      <>
        {daysFailure.message && <Note kind="danger">{daysFailure.message}</Note>}
        <div>
          <RetryButton variant="secondary" onClick={() => dispatch(loadAppointmentDays.request())} />
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
        <S.Chosen aria-live="polite">
          <MapPin size={20} />
          <p>
            <b>
              {formatWeekday(at)} {formatDate(at)}، ساعت {formatTime(at)}
            </b>
            <small>{place ? `${place.title}، ${place.address}. ` : ''}اصل مدارک را همراه بیاورید.</small>
          </p>
          <span>{freeSeatsText(day.capacity)}</span>
        </S.Chosen>
      )}
    </>
  );
}
