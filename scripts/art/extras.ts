import { bag } from './extras/bag';
import { cone } from './extras/cone';
import { emptySearch } from './extras/emptySearch';
import { plug } from './extras/plug';

/** Pictures that are not products: what each is named under `public/art`, and its drawing. */
export const extras: Readonly<Record<string, () => string>> = {
  'extra-bag': bag,
  'extra-cone': cone,
  'extra-empty-search': emptySearch,
  'extra-plug': plug,
};
