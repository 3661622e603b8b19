import styled from 'styled-components';

export const Zoom = styled.dialog`
  inline-size: 100vw;
  block-size: 100dvh;
  max-inline-size: none;
  max-block-size: none;
  margin: 0;
  padding: 0;
  border: 0;
  background: var(--ground);
  &::backdrop { background: var(--scrim); }
  .scroll { inline-size: 100%; block-size: 100%; overflow: auto; display: grid; }
  .scroll > button { position: relative; margin: auto; inline-size: min(100vw, 100dvh); aspect-ratio: 1; cursor: zoom-in; }
  .scroll img { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; object-fit: contain; }
  .scroll[data-near] > button { inline-size: max(160vw, 160dvh); cursor: zoom-out; }
  > .close { position: absolute; inset-block-start: 16px; inset-inline-end: 16px; z-index: 1; }
`;
