/**
 * The mark, a block of three steps that rises towards the inline end. Use it for Pelle and for instalments only.
 * `styles/frame/controls.ts` draws it.
 */
export const Mark = ({ size = 16 }: { size?: number }) => (
  <i data-kit="mark" style={{ '--mark': `${size}px` }} />
);
