import { screen } from '@testing-library/react';

/** The address of the link with this name, on the screen or in a part of it. */
export const hrefOf = (name: string | RegExp, part: Pick<typeof screen, 'getByRole'> = screen) =>
  part.getByRole('link', { name }).getAttribute('href');
