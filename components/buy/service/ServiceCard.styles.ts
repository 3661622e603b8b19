import styled from 'styled-components';

/** Its layout follows the width of the list of lines. */
export const Service = styled.div`
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
  .price {
    grid-area: price;
    font-weight: 800;
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
  }
`;
