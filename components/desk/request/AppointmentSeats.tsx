import { useState } from 'react';
import styled from 'styled-components';
import { ChangeRowButton } from '@/components/desk/kit/ChangeButton';
import { ChangeFailure } from '@/components/desk/kit/ChangeFailure';
import { DeskData } from '@/components/desk/kit/DeskData';
import { DeskTable } from '@/components/desk/kit/DeskTable';
import { useCommand } from '@/components/desk/kit/useCommand';
import { Input } from '@/components/ui/kit/Field.styles';
import { StateBadge } from '@/components/ui/kit/StateBadge';
import { Heading } from '@/components/ui/layout/Heading';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import type { DeskBranchDays } from '@/contract/desk/request';
import { useDeskRead } from '@/hooks/desk';
import { noonOf } from '@/rules/jalali/jalali';
import { formatDate } from '@/utils/dates';
import { toLatinDigits, toPersianDigits } from '@/utils/digits';
import { formatWeekday } from '@/utils/firstLoad/weekday';

/** The number of seats of a day. */
const Seats = styled(Input)`
  inline-size: 72px;
  block-size: 44px;
`;

type Day = DeskBranchDays['days'][number];

function SeatsForm({ branch, day, name }: { branch: number; day: Day; name: string }) {
  const { send, saving, failure } = useCommand();
  const [typed, setTyped] = useState(toPersianDigits(day.capacity));
  const seats = Number(toLatinDigits(typed));
  const isValid = /^\d{1,4}$/.test(toLatinDigits(typed)) && seats <= 1000;
  return (
    <Row
      as="form"
      onSubmit={(event) => {
        event.preventDefault();
        if (isValid) send({ what: 'appointment', branch, date: day.date, seats });
      }}
    >
      <Seats
        aria-label={`ظرفیت ${name}`}
        aria-invalid={!isValid || undefined}
        inputMode="numeric"
        value={typed}
        onChange={({ currentTarget }) => setTyped(toPersianDigits(currentTarget.value))}
      />
      <ChangeRowButton type="submit" disabled={saving || !isValid || seats === day.capacity}>
        ثبت
      </ChangeRowButton>
      <ChangeFailure failure={failure} />
    </Row>
  );
}

/** The seats of every branch on the next days. */
export function AppointmentSeats() {
  const read = useDeskRead('appointmentDays', {});
  return (
    <DeskData read={read} name="روزهای نوبت">
      {(branches) =>
        branches.map(({ branch, title, days }) => (
          <Stack as="section" gap={2} key={branch} aria-labelledby={`branch-${branch}`}>
            <Heading id={`branch-${branch}`}>{title}</Heading>
            <DeskTable
              caption={`روزهای نوبت ${title}`}
              rows={days}
              keyOf={({ date }) => date}
              empty="روزی نیست."
              columns={[
                {
                  title: 'روز',
                  cell: ({ date, holiday }) => (
                    <>
                      {formatWeekday(noonOf(date))} {formatDate(noonOf(date))}{' '}
                      {holiday && <StateBadge tone="plain">تعطیل</StateBadge>}
                    </>
                  ),
                },
                { title: 'نوبت گرفته‌شده', cell: ({ booked }) => toPersianDigits(booked) },
                {
                  title: 'ظرفیت',
                  cell: (day) => (
                    <SeatsForm
                      key={day.capacity}
                      branch={branch}
                      day={day}
                      name={`${title}، ${formatDate(noonOf(day.date))}`}
                    />
                  ),
                },
              ]}
            />
          </Stack>
        ))
      }
    </DeskData>
  );
}
