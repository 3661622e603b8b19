import { bag } from './extras/bag';
import { cone } from './extras/cone';
import { emptySearch } from './extras/emptySearch';
import { envelope } from './extras/envelope';
import { heart } from './extras/heart';
import { parcel } from './extras/parcel';
import { pin } from './extras/pin';
import { plug } from './extras/plug';
import { wallet } from './extras/wallet';

/** Pictures that are not products: what each is named under `public/art`, and its drawing. */
export const extras: Readonly<Record<string, () => string>> = {
  'extra-bag': bag,
  'extra-cone': cone,
  'extra-empty-search': emptySearch,
  'extra-envelope': envelope,
  'extra-heart': heart,
  'extra-parcel': parcel,
  'extra-pin': pin,
  'extra-plug': plug,
  'extra-wallet': wallet,
};
