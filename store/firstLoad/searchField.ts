import { createAction } from '@reduxjs/toolkit';

/** What the search field of every page needs; the rest comes with the suggestions (`search.ts`). */

/** A text was searched for. */
export const searchSubmitted = createAction<string>('search/submitted');
