import styled from 'styled-components';
import { Panel } from '@/components/layout/personal/Panel.styles';
import { layers } from '@/styles/layers';
import { media } from '@/styles/media';

/** The list of the parts. */
export const Parts = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 280px), 1fr));
  gap: 16px;

  a {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: start;
    gap: 4px 16px;
    block-size: 100%;
    padding: 16px;
    border-radius: var(--radius-l);
    background: var(--surface);
    box-shadow: var(--shadow-resting);
    transition: box-shadow 150ms;
  }
  ${media.hover} {
    a:hover {
      box-shadow: var(--shadow-lifted);
    }
  }
  i {
    grid-row: 1 / 4;
    display: grid;
    place-items: center;
    inline-size: 44px;
    block-size: 44px;
    border-radius: var(--radius-m);
    background: var(--accent-soft);
    color: var(--accent-strong);
  }
  b {
    font-weight: 700;
  }
  small {
    color: var(--ink-2);
    font-size: 13px;
  }
  .state {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
    margin-block-start: 8px;
    color: var(--ink-3);
    font-size: 12px;
  }
`;

/** Title of a part, the way back, and its tabs. */
export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px 24px;

  h2 {
    font-size: 18px;
  }
  .back {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-block-size: 44px;
    color: var(--accent-strong);
    font-size: 14px;
    font-weight: 600;
  }
  .tabs {
    inline-size: min(100%, 400px);
  }
`;

/** The buttons of an editor stay in sight at the end of the window. */
export const Actions = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: ${layers.header};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  margin-inline: -16px;
  padding: 12px 16px;
  background: var(--surface);
  box-shadow: inset 0 1px 0 var(--line);
  ${media.md} {
    margin-inline: 0;
    border-radius: var(--radius-l);
    box-shadow: var(--shadow-lifted);
  }

  p {
    flex: 1 0 100%;
    color: var(--ink-2);
    font-size: 13px;
    ${media.md} {
      flex: 1 1 180px;
    }
  }
`;

/** Fields side by side where there is room. */
export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 260px), 1fr));
  gap: 8px 16px;
  min-inline-size: 0;

  > .whole {
    grid-column: 1 / -1;
  }
`;

export const Sheet = styled(Panel)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  align-content: start;

  > h2,
  > h3 {
    margin: 0;
    font-size: 16px;
  }
  > .hint {
    color: var(--ink-3);
    font-size: 13px;
  }
`;

export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;

/** The entries of a list, each with its buttons. */
export const Entries = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;

  > li {
    min-inline-size: 0;
    border: 1px solid var(--line);
    border-radius: var(--radius-m);
    background: var(--surface);
  }
  > li[data-wrong] {
    border-color: var(--danger);
  }
  .bar {
    display: flex;
    align-items: center;
    gap: 4px;
    padding: 4px 4px 4px 4px;
  }
  .bar > .open {
    flex: 1;
    display: flex;
    align-items: center;
    gap: 12px;
    min-inline-size: 0;
    min-block-size: 44px;
    padding-inline: 12px;
    border-radius: var(--radius-s);
    text-align: start;
  }
  .bar > .open > span {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-weight: 600;
  }
  .bar > .open > small {
    flex: none;
    color: var(--ink-3);
    font-size: 12px;
  }
  ${media.belowMd} {
    .bar > .open {
      display: grid;
      grid-template-columns: 16px minmax(0, 1fr);
      gap: 0 12px;
      padding-block: 8px;
    }
    .bar > .open > small {
      grid-column: 2;
    }
  }
  .bar > .open > svg {
    flex: none;
    transition: rotate 150ms;
  }
  .bar > .open[aria-expanded='true'] > svg {
    rotate: 180deg;
  }
  .bar button:disabled {
    color: var(--line-strong);
  }
  .content {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 12px;
    padding: 8px 16px 16px;
    border-block-start: 1px solid var(--line);
  }
`;

/** A list of changes or of problems. */
export const Lines = styled.ul`
  display: grid;
  gap: 8px;
  font-size: 13px;
  line-height: 1.8;

  li {
    display: grid;
    gap: 2px;
    padding-inline-start: 12px;
    border-inline-start: 3px solid var(--line);
    overflow-wrap: anywhere;
  }
  li[data-kind='added'] {
    border-color: var(--success);
  }
  li[data-kind='removed'],
  li[data-kind='problem'] {
    border-color: var(--danger);
  }
  b {
    font-weight: 600;
  }
  del {
    color: var(--ink-3);
  }
  ins {
    text-decoration: none;
  }
`;

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

/** A menu's tree beside the form of its chosen item. */
export const TreeAndForm = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  align-items: start;
  ${media.lg} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  }

  .hint {
    color: var(--ink-3);
    font-size: 13px;
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

/** Checkboxes side by side. */
export const Choices = styled.fieldset`
  margin: 0;
  padding: 0;
  border: 0;
  min-inline-size: 0;

  legend {
    padding: 0;
    color: var(--ink-2);
    font-size: 13px;
    font-weight: 500;
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 20px;
  }
  .error {
    color: var(--danger);
    font-size: 12px;
  }
`;

/** The colours of a theme, each with its picker. */
export const Colours = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
  gap: 8px 16px;

  li {
    display: flex;
    align-items: center;
    gap: 8px;
    min-block-size: 52px;
    min-inline-size: 0;
  }
  input[type='color'] {
    flex: none;
    inline-size: 44px;
    block-size: 44px;
    padding: 4px;
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-m);
    background: var(--surface);
    cursor: pointer;
  }
  label {
    flex: 1;
    display: flex;
    flex-direction: row-reverse;
    align-items: center;
    justify-content: flex-end;
    gap: 12px;
    min-inline-size: 0;
    font-size: 14px;
  }
  input[type='text'] {
    inline-size: 96px;
    block-size: 44px;
    padding-inline: 8px;
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-m);
    background: var(--surface);
    color: var(--ink);
    font-size: 14px;
  }
`;

/** The pairs of colours whose contrast counts. */
export const Pairs = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
  gap: 8px;

  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
    padding: 8px 12px;
    border: 1px solid var(--line);
    border-radius: var(--radius-m);
    font-size: 13px;
  }
  li[data-low] {
    border-color: var(--danger);
  }
  bdi {
    font-weight: 700;
  }
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px;
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

export const Range = styled.label`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 4px 12px;
  min-block-size: 44px;
  font-size: 14px;

  input {
    grid-row: 2;
    inline-size: 100%;
    accent-color: var(--accent-strong);
  }
  output {
    grid-row: 2;
    color: var(--ink-2);
    font-size: 13px;
  }
`;
