import styled from 'styled-components';
import { useAppSelector } from '@/hooks/useStore';
import { selectProfile } from '@/store/profile';
import { toPersianDigits } from '@/utils/digits';

const Dot = styled.b`
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: 0;
  inline-size: 10px;
  block-size: 10px;
  border-radius: var(--radius-full);
  box-shadow: 0 0 0 2px var(--surface);
  background: var(--accent);
`;

/** A dot on the bell while there are unread notifications. Screen readers announce their number. */
export default function UnreadDot() {
  const count = useAppSelector(selectProfile)?.newNotifications ?? 0;
  return count > 0 ? (
    <Dot>
      <span className="visually-hidden">{toPersianDigits(count)} خوانده‌نشده، </span>
    </Dot>
  ) : null;
}
