import styled from 'styled-components';
import { Card } from '@/components/ui/layout/Card';

/** A card no wider than its form needs. */
export const ProfileSheet = styled(Card)`
  max-inline-size: 720px;
`;
