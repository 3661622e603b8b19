import type { ComponentPropsWithRef, ElementType } from 'react';

/** A step of space: 0 is none, 1 the smallest, 8 the largest (`styles/tokens.ts` says what each is for). */
export type Space = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
export type TextSize = 'caption' | 'small' | 'body' | 'title' | 'heading' | 'display';
/** The colour of a text by its meaning; the colour of what is around it when missing. `plain` is that of the page, inside another. */
export type Ink = 'plain' | 'muted' | 'faint' | 'accent' | 'success' | 'warning' | 'danger';
export type Weight = 'regular' | 'medium' | 'bold' | 'black';

/** The props of a component that is the element `as`, with everything that this element takes. */
export type PropsOf<Tag extends ElementType, Own> = Own & { as?: Tag } & Omit<
    ComponentPropsWithRef<Tag>,
    keyof Own | 'as' | 'style'
  >;
