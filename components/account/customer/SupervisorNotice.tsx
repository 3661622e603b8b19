import styled from 'styled-components';

const Root = styled.p`
  padding: var(--space-2) var(--gutter);
  background: var(--warning-ground);
  color: var(--warning);
  font-size: var(--text-small);
  font-weight: 600;
  line-height: 1.7;
  text-align: center;
`;

/** Tells a supervisor that everybody else sees the maintenance screen. */
export function SupervisorNotice() {
  return <Root role="status">حالت تعمیر روشن است؛ فروشگاه را فقط ناظران می‌بینند.</Root>;
}
