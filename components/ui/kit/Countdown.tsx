import styled from 'styled-components';
import { toPersianDigits } from '@/utils/digits';
import { splitDuration } from '@/utils/duration';

const Row = styled.div`
  display: flex;
  gap: var(--space-2);
`;

const UnitBox = styled.div`
  display: grid;
  gap: var(--space-1);
  justify-items: center;
  font-size: var(--text-caption);
  color: var(--ink-3);

  b {
    display: grid;
    place-items: center;
    inline-size: 60px;
    block-size: 60px;
    border-radius: var(--radius-m);
    border: 1px solid var(--line);
    background: var(--surface);
    color: var(--ink);
    font-size: var(--text-heading);
    font-weight: 700;
    line-height: 1.3;
  }
  [data-on-night] & {
    color: var(--night-ink);
  }
  [data-on-night] & b {
    background: var(--night-2);
    border-color: var(--night-line);
    color: var(--on-night);
  }
`;

/** The remaining days, hours, minutes and seconds in four labelled boxes. @param remaining ms */
export function Countdown({ remaining, onNight }: { remaining: number; onNight?: boolean }) {
  const { days, hours, minutes, seconds } = splitDuration(remaining);
  const parts = [
    ['روز', days],
    ['ساعت', hours],
    ['دقیقه', minutes],
    ['ثانیه', seconds],
  ] as const;
  return (
    <Row role="timer" data-on-night={onNight || undefined}>
      {parts.map(([label, value]) => (
        <UnitBox key={label}>
          <b>{toPersianDigits(String(value).padStart(2, '0'))}</b>
          {label}
        </UnitBox>
      ))}
    </Row>
  );
}
