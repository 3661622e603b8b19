import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { TextAction } from './TextButton';

const Root = styled.details`
  > summary::before {
    content: '+';
    inline-size: 16px;
  }
  &[open] > summary::before {
    content: '−';
  }
`;

type Props = Omit<ComponentProps<'details'>, 'title'> & { title: ReactNode };

/** More about something, folded behind its title with a plus. */
export const PlusDetails = ({ title, children, ...details }: Props) => (
  <Root {...details}>
    <TextAction as="summary">{title}</TextAction>
    {children}
  </Root>
);
