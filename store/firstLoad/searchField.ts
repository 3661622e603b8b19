import { createAction } from '@reduxjs/toolkit';

/** The part of the search that every page needs. The suggestions load the rest (`search.ts`). */

/** The shopper submitted a search. The payload is its text. */
export const searchSubmitted = createAction<string>('search/submitted');
