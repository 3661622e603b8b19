import styled from 'styled-components';
import { textLink } from '@/components/ui/kit/textAction';
import { media } from '@/styles/media';

/** The insurances and services under a line. Their layout follows the width of the list, as that of the lines does. */
export const Services = styled.div`
  display: grid;
  gap: var(--space-2);

  .list {
    display: grid;
    gap: var(--space-2);
  }
  .total {
    color: var(--ink-2);
    font-size: var(--text-small);
    font-weight: 600;
  }
  > button {
    ${textLink}
    justify-self: start;
    gap: var(--space-2);
  }
  > button svg {
    transition: rotate var(--time-hover);
  }
  > button[aria-expanded='true'] svg {
    rotate: 180deg;
  }
`;

export const Card = styled.div`
  display: grid;
  grid-template: 'icon words words' auto 'price price control' auto / 36px minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--space-2) var(--space-3);
  padding: var(--space-3);
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  background: var(--ground);
  transition: border-color var(--time-hover);
  &[data-added] {
    border-color: var(--success);
  }

  .icon {
    grid-area: icon;
    align-self: start;
    display: grid;
    place-items: center;
    inline-size: 36px;
    block-size: 36px;
    border-radius: var(--radius-s);
    background: var(--sunken);
    color: var(--ink-2);
  }
  &[data-added] .icon {
    background: var(--success-ground);
    color: var(--success);
  }
  .words {
    grid-area: words;
  }
  h4 {
    font-size: var(--text-body);
    font-weight: 700;
    line-height: 1.7;
  }
  p {
    font-size: var(--text-caption);
    color: var(--ink-2);
    line-height: 1.7;
  }
  .price {
    grid-area: price;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--space-2);
    font-size: var(--text-body);
    font-weight: 800;
  }
  .price button {
    min-block-size: 44px;
    padding-inline: var(--space-1);
    color: var(--accent-strong);
    font-size: var(--text-small);
    font-weight: 700;
    ${media.hover} {
      &:hover {
        color: var(--accent-deep);
      }
    }
  }
  .control {
    grid-area: control;
    justify-self: end;
  }

  @container (min-width: 600px) {
    grid-template: 'icon words price control' auto / 36px minmax(0, 1fr) auto minmax(136px, auto);
    .icon {
      align-self: center;
    }
    .price {
      justify-content: flex-end;
    }
  }
`;
