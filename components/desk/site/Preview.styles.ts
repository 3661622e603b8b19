import styled from 'styled-components';

/** The surroundings of a preview. */
export const Stage = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
  min-inline-size: 0;
  padding: var(--space-4);
  overflow: hidden;
  border: 1px dashed var(--line-strong);
  border-radius: var(--radius-l);
  background: var(--ground);
  color: var(--ink);

  > h3 {
    color: var(--ink-2);
    font-size: var(--text-small);
  }
`;

/** A sketch of the home page. */
export const Sketch = styled.ol`
  display: grid;
  gap: var(--space-2);
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
    font-size: var(--text-body);
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
  padding: var(--space-1);
  border-radius: var(--radius-m);
  background: var(--surface);
`;

export const Drawer = styled.ul`
  display: grid;
  gap: var(--space-1);
  font-size: var(--text-body);

  span {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    min-block-size: 36px;
  }
  ul {
    padding-inline-start: var(--space-6);
    color: var(--ink-2);
    font-size: var(--text-small);
  }
`;

export const Article = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);

  h1 {
    font-size: var(--text-heading);
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
  gap: var(--space-4);
  padding: var(--space-6);
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
