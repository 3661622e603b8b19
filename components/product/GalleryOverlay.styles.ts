import styled from 'styled-components';
import { IconLink } from '@/components/ui/IconLink';

/** A link that looks like the round buttons beside it. */
export const CompareLink = styled(IconLink)`
  inline-size: 44px;
  block-size: 44px;
  border-radius: var(--radius-full);
  background: var(--surface);
  box-shadow: var(--shadow-resting);
`;
