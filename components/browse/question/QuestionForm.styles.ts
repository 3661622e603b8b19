import styled from 'styled-components';
import { sunkenSheet } from '@/components/ui/kit/sunkenSheet';

export const Form = styled.form`
  ${sunkenSheet}
`;
