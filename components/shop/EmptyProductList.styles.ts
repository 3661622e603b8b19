import styled from 'styled-components';

export const Empty = styled.section`
  display: grid;
  justify-items: center;
  gap: 8px;
  overflow: hidden;
  padding-block-end: 40px;
  border-radius: var(--radius-xl);
  background: var(--surface);
  box-shadow: var(--shadow-resting);
  text-align: center;

  .scene {
    display: grid;
    place-items: end center;
    inline-size: 100%;
    block-size: 260px;
    margin-block-end: 16px;
    background: var(--hero-ground);
  }
  .scene img {
    inline-size: 240px;
    block-size: 240px;
    object-fit: contain;
  }
  h2,
  p,
  a {
    margin-inline: 16px;
  }
  h2 {
    font-size: 20px;
  }
  nav {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 8px;
    margin-block-start: 16px;
    padding-inline: 8px;
  }
  nav a {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
    margin: 0;
    padding-inline: 16px;
    border: 1px solid var(--line);
    border-radius: var(--radius-full);
    font-size: 13px;
  }
  p a {
    margin: 0;
    padding-block: 12px;
    color: var(--accent-strong);
    font-weight: 700;
  }
  .suggested {
    inline-size: 100%;
    margin-block-start: 24px;
    padding-inline: 16px;
    text-align: start;
  }
  .suggested h2 {
    margin: 0 0 16px;
  }
  .suggested a {
    margin: 0;
  }
  > p {
    max-inline-size: 44ch;
    margin-block-end: 16px;
    color: var(--ink-2);
  }
`;
