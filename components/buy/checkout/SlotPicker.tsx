import { useState } from 'react';
import styled from 'styled-components';
import { Tiles } from '@/components/ui/kit/Tiles';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
import type { DeliveryDay } from '@/contract/checkout';
import { useAppDispatch } from '@/hooks/useStore';
import { type ChosenShipping, isFree, isOpenDay } from '@/rules/checkout/choice';
import { formatDayNumber, slotHours } from '@/rules/checkout/texts';
import { noonOf } from '@/rules/jalali/jalali';
import { draftChanged } from '@/store/checkout';
import { formatMonth } from '@/utils/dates';
import { formatWeekday } from '@/utils/firstLoad/weekday';
import { formatNumber } from '@/utils/money';

const Slots = styled(Stack)`
  padding-block: var(--space-2);

  .day {
    font-size: var(--text-heading);
    font-weight: 900;
    line-height: 1.3;
  }
`;

/** Below this number of places left a slot says so in stronger words. */
const fewPlaces = 3;

/** The month of a day that can be chosen, otherwise why it cannot. */
function dayNote(day: DeliveryDay): string {
  if (isOpenDay(day)) return formatMonth(noonOf(day.date));
  if (day.holiday) return 'تعطیل';
  return day.slots.length === 0 ? 'گذشت' : 'پر شد';
}

function DayTile({ day }: { day: DeliveryDay }) {
  const noon = noonOf(day.date);
  return (
    <>
      {formatWeekday(noon)}
      <b className="day">{formatDayNumber(noon)}</b>
      {dayNote(day)}
    </>
  );
}

/** Chooses a day and a time of the courier. Full days and holidays say so. */
export function SlotPicker({
  chosen: { method, day: chosenDay, slot: chosenSlot },
}: {
  chosen: ChosenShipping;
}) {
  const dispatch = useAppDispatch();
  const [openedDate, setOpenedDate] = useState<string | null>(null);
  const opened =
    method.days.find((day) => day.date === openedDate && isOpenDay(day)) ??
    chosenDay ??
    method.days.find(isOpenDay);

  return (
    <Slots>
      <Row align="baseline" justify="between" gap={3}>
        <b>روز تحویل</b>
        <Text as="small" size="caption" ink="faint">
          روزهای تعطیل پیک نداریم
        </Text>
      </Row>
      <Tiles
        label="روز تحویل"
        width={84}
        value={opened?.date ?? null}
        onChange={setOpenedDate}
        tiles={method.days.map((day) => ({
          value: day.date,
          disabled: !isOpenDay(day),
          content: <DayTile day={day} />,
        }))}
      />
      {opened && (
        <Tiles
          label="ساعت تحویل"
          width={80}
          value={chosenSlot?.id ?? null}
          onChange={(slotId) => dispatch(draftChanged({ slotId }))}
          tiles={opened.slots.map((slot) => ({
            value: slot.id,
            disabled: !isFree(slot),
            content: (
              <>
                <b>{slotHours(slot)}</b>
                {isFree(slot)
                  ? `${slot.left <= fewPlaces ? 'فقط ' : ''}${formatNumber(slot.left)} ظرفیت خالی`
                  : 'پر شد'}
              </>
            ),
          }))}
        />
      )}
    </Slots>
  );
}
