import { settings } from '@/backend/db/schema/site';
import { type HomeModule, homeModules } from '@/contract/site';
import type { PartStore } from './part';

type Placed = { key: HomeModule; visible: boolean };

/** All modules in the stored order. Modules that are not stored follow at the end and are visible. */
export function placeHomeModules(stored: readonly Placed[]): Placed[] {
  const known = stored.filter(({ key }) => homeModules.includes(key));
  const missing = homeModules.filter((key) => !known.some((one) => one.key === key));
  return [
    ...known.map(({ key, visible }) => ({ key, visible })),
    ...missing.map((key) => ({ key, visible: true })),
  ];
}

const isDefault = (modules: readonly Placed[]) =>
  modules.every(({ key, visible }, index) => visible && key === homeModules[index]);

/** Order and visibility of the modules of the home page. */
export const home: PartStore<'home'> = {
  async read(orm) {
    const [row] = await orm.select({ home: settings.home }).from(settings);
    return { modules: placeHomeModules(row?.home ?? []) };
  },
  async write(orm, { modules }) {
    await orm.update(settings).set({ home: isDefault(modules) ? [] : modules });
  },
};
