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

  .scene { display: grid; place-items: end center; inline-size: 100%; block-size: 260px; margin-block-end: 16px; background: var(--hero-ground); }
  .scene img { inline-size: 240px; block-size: 240px; object-fit: contain; }
  h2, p, a { margin-inline: 16px; }
  h2 { font-size: 20px; }
  p { max-inline-size: 44ch; margin-block-end: 16px; color: var(--ink-2); }
`;
