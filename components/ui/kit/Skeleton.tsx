import type { ComponentProps } from 'react';
import styled, { keyframes } from 'styled-components';

const sweep = keyframes`
  from { background-position: 160% 0; }
  to { background-position: -60% 0; }
`;

const Root = styled.span`
  display: block;
  border-radius: var(--radius-s);
  background-color: var(--sunken);
  background-image: var(--shimmer);
  background-size: 50% 100%;
  background-repeat: no-repeat;
  animation: ${sweep} 1.6s linear infinite;
`;

type Props = ComponentProps<'span'> & {
  /** Block size: a number of pixels, or a CSS length. Without it, the styles of the caller set the size. */
  block?: number | string;
  /** Inline size, as `block`. Without it, the placeholder is as wide as its place. */
  inline?: number | string;
  /** Size of the corners, small by default. */
  radius?: 'm' | 'l' | 'xl';
};

/** A placeholder for loading content. */
export const Skeleton = ({ block, inline, radius, style, ...rest }: Props) => (
  <Root
    {...rest}
    style={{
      blockSize: block,
      inlineSize: inline,
      borderRadius: radius && `var(--radius-${radius})`,
      ...style,
    }}
  />
);
