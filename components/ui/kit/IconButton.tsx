import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { media } from '@/styles/media';
import { forcedEdge } from './forcedEdge';

const Root = styled.button`
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: 44px;
  block-size: 44px;
  border-radius: var(--radius-m);
  color: var(--ink);
  transition: background-color var(--time-hover);
  ${media.hover} {
    &:hover {
      background: var(--sunken);
    }
  }
  &[data-round] {
    border-radius: var(--radius-full);
    background: var(--surface);
    box-shadow: var(--shadow-resting);
    ${forcedEdge}
  }
`;

type Props = ComponentProps<'button'> & {
  /** The action in Persian, for screen readers. */
  label: string;
  /** Draws a white disc behind the icon, for buttons over pictures. */
  round?: boolean;
};

/** A button that is only an icon, with its action as a label for screen readers. */
export function IconButton({ label, round, ...rest }: Props) {
  return <Root type="button" aria-label={label} data-round={round || undefined} {...rest} />;
}
