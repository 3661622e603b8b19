import styled, { css } from 'styled-components';
import { Link } from '@/components/ui/kit/firstLoad/Link';
import { media } from '@/styles/media';

const look = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  min-block-size: 52px;
  padding: var(--space-1) var(--space-6);
  border-radius: var(--radius-m);
  border: 1px solid transparent;
  font-weight: 600;
  font-size: 16px;
  line-height: 1.4;
  text-align: center;
  /* A label breaks only where it is wider than its place: beside others the button does not shrink. */
  flex-shrink: 0;
  max-inline-size: 100%;
  td & {
    white-space: nowrap;
  }
  transition: background-color var(--time-hover);

  &[data-size='bar'] {
    min-block-size: 48px;
  }
  &[data-size='small'] {
    min-block-size: 44px;
    padding-inline: var(--space-4);
    font-size: var(--text-body);
  }
  &[data-wide] {
    flex-shrink: 1;
    inline-size: 100%;
  }

  &[data-variant='primary'] {
    background: var(--accent-strong);
    color: var(--on-accent);
  }
  &[data-variant='secondary'] {
    background: var(--surface);
    border-color: var(--line);
    color: var(--ink);
  }
  &[data-variant='quiet'] {
    color: var(--accent-strong);
  }
  &[data-variant='danger'] {
    background: var(--danger);
    color: var(--on-danger);
  }
  &[data-variant='light'] {
    background: var(--surface);
    color: var(--ink);
  }

  ${media.hover} {
    &[data-variant='primary']:hover {
      background: var(--accent-deep);
    }
    &[data-variant='secondary']:hover,
    &[data-variant='light']:hover {
      background: var(--sunken);
    }
    &[data-variant='quiet']:hover {
      color: var(--accent-deep);
    }
  }

  /* Doubled, so that a closed button under the pointer does not look open. */
  &&:disabled,
  &&[aria-disabled='true'] {
    background: var(--sunken);
    border-color: transparent;
    color: var(--ink-3);
    cursor: not-allowed;
  }
`;

export const Button = styled.button`
  ${look}
`;

export const ButtonLink = styled(Link)`
  ${look}
`;
