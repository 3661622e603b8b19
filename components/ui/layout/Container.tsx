import type { ComponentProps } from 'react';

/** The width of a page: at most 1392 px, with the gutter on both sides. */
export const Container = (props: ComponentProps<'div'>) => <div data-layout="container" {...props} />;
