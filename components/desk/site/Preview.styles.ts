import styled from 'styled-components';

/** The surroundings of a preview. */
export const Stage = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  min-inline-size: 0;
  padding: 16px;
  overflow: hidden;
  border: 1px dashed var(--line-strong);
  border-radius: var(--radius-l);
  background: var(--ground);
  color: var(--ink);

  > h3 {
    color: var(--ink-2);
    font-size: 13px;
  }
`;

/** A sketch of the home page. */
export const Sketch = styled.ol`
  display: grid;
  gap: 8px;
  inline-size: min(100%, 480px);
  margin-inline: auto;

  li {
    display: grid;
    place-items: center;
    min-block-size: 64px;
    border-radius: var(--radius-m);
    background: var(--surface);
    box-shadow: var(--shadow-resting);
    color: var(--ink-2);
    font-size: 14px;
  }
  li[data-module='hero'] {
    min-block-size: 140px;
    background: var(--hero-ground);
  }
  li[data-module='promotion'] {
    background: var(--night);
    color: var(--on-night);
  }
  li[data-module='calculator'],
  li[data-module='newest'],
  li[data-module='bestSelling'] {
    min-block-size: 112px;
  }
`;

/** A wide part that scrolls sideways. */
export const Scroll = styled.div`
  min-inline-size: 0;
  overflow-x: auto;
  padding: 4px;
  border-radius: var(--radius-m);
  background: var(--surface);
`;

export const Drawer = styled.ul`
  display: grid;
  gap: 4px;
  font-size: 14px;

  span {
    display: flex;
    align-items: center;
    gap: 8px;
    min-block-size: 36px;
  }
  ul {
    padding-inline-start: 28px;
    color: var(--ink-2);
    font-size: 13px;
  }
`;

export const Article = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;

  h1 {
    font-size: 24px;
  }
  > p {
    color: var(--ink-2);
  }
  .picture {
    position: relative;
    overflow: hidden;
    aspect-ratio: 16 / 9;
    inline-size: min(100%, 640px);
    border-radius: var(--radius-l);
    background: var(--stone-ground);
  }
  .picture img {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;

/** A dark part of the shop in the preview of a theme. */
export const Night = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 16px;
  padding: 24px;
  border-radius: var(--radius-xl);
  background: var(--night);
  color: var(--on-night);

  span {
    color: var(--night-ink);
  }
  em {
    color: var(--accent-on-night);
    font-style: normal;
    font-weight: 700;
  }
`;
