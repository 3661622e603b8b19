import type { MouseEvent, ReactNode } from 'react';
import * as S from './Preview.styles';

/** Links of a preview lead nowhere, because the operator would lose what is not saved. */
function stayHere(event: MouseEvent) {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
}

/** The frame of a preview with components of the shop. */
export function Stage({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <S.Stage onClickCapture={stayHere}>
      {title && <h3>{title}</h3>}
      {children}
    </S.Stage>
  );
}
