import styled from 'styled-components';
import { sums } from '@/components/ui/kit/sums';

/** A list of sums, as a screen makes one. */
export const Sums = styled.dl`
  ${sums}
`;
