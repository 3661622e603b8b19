import type { SetupTable } from '@/contract/desk/setup';
import { catalogueEditors } from './catalogueEditors';
import { creditEditors } from './creditEditors';
import { deliveryEditors } from './deliveryEditors';
import { moneyEditors } from './moneyEditors';
import { offerEditors } from './offerEditors';
import type { SetupEditors } from './setupEditor';

/** The lists of the shop's setup: their columns and their forms. */
export const setupEditors: SetupEditors<SetupTable> = {
  ...catalogueEditors,
  ...deliveryEditors,
  ...moneyEditors,
  ...offerEditors,
  ...creditEditors,
};

/** The title of the button and the form of a new entry: «برند جدید», «دستهٔ جدید», «کالای جدید». */
export const newEntryTitle = (table: SetupTable) =>
  `${setupEditors[table].entry.replace(/ه$/, 'هٔ').replace(/ا$/, 'ای')} جدید`;
