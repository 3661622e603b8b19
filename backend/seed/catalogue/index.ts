import { accessories } from './accessories';
import { gaming } from './gaming';
import { home } from './home';
import { laptops } from './laptops';
import type { SeedProduct } from './model';
import { phones } from './phones';
import { sound } from './sound';
import { tablets } from './tablets';
import { watches } from './watches';

/** Every product of the demo shop. */
export const catalogue: readonly SeedProduct[] = [
  ...phones,
  ...laptops,
  ...sound,
  ...watches,
  ...gaming,
  ...tablets,
  ...accessories,
  ...home,
];
