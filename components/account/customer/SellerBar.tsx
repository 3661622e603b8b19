import styled from 'styled-components';
import { useAppSelector } from '@/hooks/useStore';
import { selectProfile } from '@/store/profile';

const Root = styled.p`
  padding: var(--space-2) var(--gutter);
  background: var(--seller-ground);
  color: var(--on-night);
  font-size: var(--text-small);
  font-weight: 700;
  line-height: 1.7;
  text-align: center;
`;

/** Reminds a seller that quantity and stock limits do not hold, and names the account in use. */
export function SellerBar() {
  const user = useAppSelector(selectProfile);
  const name = [user?.fName, user?.lName].filter(Boolean).join(' ');
  return <Root role="status">{name ? `حالت فروشنده: ${name}` : 'حالت فروشنده'}</Root>;
}
