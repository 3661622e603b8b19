import { useId } from 'react';
import { Check } from '@/components/ui/kit/icons';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
import type { AppointmentDay } from '@/contract/planRequest';
import { jalaliOf } from '@/rules/jalali/jalali';
import { formatMonth } from '@/utils/dates';
import { toPersianDigits } from '@/utils/digits';
import { formatWeekday } from '@/utils/firstLoad/weekday';
import { messages } from '@/utils/messages';
import { formatNumber } from '@/utils/money';
import * as S from './DayPicker.styles';

/** Seats that are drawn as dots. */
const dots = [1, 2, 3, 4, 5, 6, 7];
/** Up to this number of free seats a day says so in stronger words. */
const fewSeats = 2;

const isOpen = ({ capacity, holiday }: AppointmentDay) => !holiday && capacity > 0;

/** «ظرفیت آزاد ۷ نفر». */
export const freeSeatsText = (capacity: number) => `ظرفیت آزاد ${formatNumber(capacity)} نفر`;

/** Why a day cannot be chosen. */
const closedText = ({ holiday }: AppointmentDay, weekday: string) =>
  holiday ? (weekday === 'جمعه' ? 'تعطیل' : 'تعطیل رسمی') : 'تکمیل';

function DayCard({ day }: { day: AppointmentDay }) {
  const at = Date.parse(day.dateTime);
  const { year, day: number } = jalaliOf(at);
  const weekday = formatWeekday(at);
  return (
    <Stack as="span" gap={0} align="center" className="card">
      <span className="check">
        <Check size={16} />
      </span>
      <span>{weekday}</span>
      <Text as="b" size="heading" weight="black">
        {toPersianDigits(number)}
      </Text>
      <span>
        {formatMonth(at)} {toPersianDigits(year)}
      </span>
      {isOpen(day) && (
        <Row as="span" gap={1} className="dots" aria-hidden="true">
          {dots.map((dot) => (
            <i key={dot} data-free={dot <= day.capacity || undefined} />
          ))}
        </Row>
      )}
      <Text
        as="small"
        size="caption"
        weight="medium"
        data-few={(isOpen(day) && day.capacity <= fewSeats) || undefined}
      >
        {isOpen(day) ? freeSeatsText(day.capacity) : closedText(day, weekday)}
      </Text>
    </Stack>
  );
}

type Props = {
  days: readonly AppointmentDay[];
  /** `dateTime` of the chosen day; null while none is chosen. */
  chosen: string | null;
  onChoose: (dateTime: string) => void;
};

/** Chooses a day for the examination of documents. Holidays and full days cannot be chosen and say why. */
export function DayPicker({ days, chosen, onChoose }: Props) {
  const name = useId();
  if (days.length === 0) return <p role="status">{messages.noOption}</p>;
  return (
    <S.Days>
      <legend className="visually-hidden">روز نوبت</legend>
      {days.map((day) => (
        <label key={day.dateTime}>
          <input
            type="radio"
            name={name}
            checked={day.dateTime === chosen}
            disabled={!isOpen(day)}
            onChange={() => onChoose(day.dateTime)}
          />
          <DayCard day={day} />
        </label>
      ))}
    </S.Days>
  );
}
