import type { ComponentProps } from 'react';

type Props = ComponentProps<'ul'>;

/** Cards in columns; on phones each card is one row. `styles/frame/cards.ts` has their look. */
export const Grid = (props: Props) => <ul data-cards="grid" {...props} />;

/** Cards in one line that scrolls sideways and shows a part of the next card; on wide screens the cards fill it. */
export const Rail = (props: Props) => <ul data-cards="rail" {...props} />;
