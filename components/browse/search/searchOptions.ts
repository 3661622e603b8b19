import type { KeyboardEvent } from 'react';
import { longestSearch } from '@/contract/firstLoad/searchLimits';

/** Id of the list of options that the search field controls. */
export const searchListId = 'search-suggestions';

/** State of the options for the field: the id of the option chosen by arrow keys, and whether there are any. */
export type OptionState = { active: string | null; any: boolean };

export const noOptions: OptionState = { active: null, any: false };

/** Attributes of a field that searches products: a combobox of its options. */
export const productSearch = (expanded: boolean, active: string | null) => ({
  role: 'combobox',
  label: 'جست‌وجوی کالا',
  'aria-expanded': expanded,
  'aria-controls': searchListId,
  'aria-autocomplete': 'list' as const,
  'aria-activedescendant': active ?? undefined,
  placeholder: 'نام کالا، برند یا مدل را بنویسید',
  enterKeyHint: 'search' as const,
  maxLength: longestSearch,
});

/** Handles a key pressed in the field. */
export type OptionKeys = (event: KeyboardEvent) => void;
