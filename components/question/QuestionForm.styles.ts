import styled from 'styled-components';
import { sunkenSheet } from '@/components/ui/sunkenSheet';

export const Form = styled.form`
  ${sunkenSheet}
`;
