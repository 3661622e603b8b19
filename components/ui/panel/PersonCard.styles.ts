import styled from 'styled-components';

/** A dark background with a stair that rises towards the inline end. */
export const Card = styled.section`
  position: relative;
  isolation: isolate;
  overflow: hidden;
  padding: var(--space-5);
  border-radius: var(--radius-l);
  background: var(--night);
  color: var(--on-night);

  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset-block-end: 0;
    inset-inline-end: 0;
    inline-size: 112px;
    block-size: 128px;
    background: linear-gradient(180deg, var(--night-line), var(--night-2));
    clip-path: polygon(0 0, 27% 0, 27% 33%, 52% 33%, 52% 66%, 100% 66%, 100% 100%, 0 100%);
  }
  .person {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    min-block-size: 56px;
  }
  .initials {
    display: grid;
    place-items: center;
    flex: none;
    inline-size: 52px;
    block-size: 52px;
    border-radius: var(--radius-full);
    background: var(--night-2);
    box-shadow: inset 0 0 0 1px var(--night-line);
    font-size: var(--text-title);
    font-weight: 800;
  }
  .who {
    display: grid;
    min-inline-size: 0;
  }
  .who b {
    font-size: var(--text-title);
    line-height: 1.6;
  }
  .who bdi {
    justify-self: start;
    font-size: var(--text-small);
    color: var(--night-ink);
  }
  .edit {
    display: grid;
    place-items: center;
    flex: none;
    inline-size: 44px;
    block-size: 44px;
    margin-inline: auto calc(-1 * var(--space-2));
    border-radius: var(--radius-m);
    outline-color: currentColor;
  }
  .wallet {
    display: block;
    margin-block-start: var(--space-4);
    padding-block-start: var(--space-4);
    border-block-start: 1px solid var(--night-line);
    border-radius: 2px;
    outline-color: currentColor;
  }
  .wallet small {
    display: block;
    font-size: var(--text-caption);
    color: var(--night-ink);
  }
  .wallet b {
    font-size: var(--text-heading);
    font-weight: 900;
    line-height: 1.5;
  }
  .wallet b span span {
    color: inherit;
  }

  .name {
    inline-size: 120px;
    block-size: 20px;
    margin-block-end: var(--space-2);
  }
  .mobile {
    inline-size: 96px;
    block-size: 14px;
  }
  .balance {
    inline-size: 150px;
    block-size: 26px;
    margin-block-start: var(--space-2);
  }
  .name,
  .mobile,
  .balance {
    background-color: var(--night-line);
    background-image: none;
  }
`;
