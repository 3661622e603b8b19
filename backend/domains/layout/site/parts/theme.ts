import { settings } from '@/backend/db/schema/site';
import { lightPalette, radii } from '@/utils/palette';
import type { PartStore } from './part';

type Values = Record<string, string>;

const colour = /^#[\da-f]{6}$/i;
const pixels = /^(\d{1,2})px$/;

const coloursOf = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => Object.hasOwn(lightPalette, name) && colour.test(value)),
  );
const radiusOf = (values: Values) =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const size = Object.hasOwn(radii, name) ? pixels.exec(value)?.[1] : undefined;
      return size === undefined ? [] : [[name, Number(size)]];
    }),
  );

/** Variables that the desk does not edit. They stay as they are. */
const othersOf = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name]) => !Object.hasOwn(lightPalette, name) && !Object.hasOwn(radii, name),
    ),
  );

/** The colours and radii that differ from the shop's own. */
export const theme: PartStore<'theme'> = {
  async read(orm) {
    const [row] = await orm.select({ light: settings.theme, dark: settings.themeDark }).from(settings);
    const { light = {}, dark = {} } = row ?? {};
    return { light: coloursOf(light), dark: coloursOf(dark), radius: radiusOf(light) };
  },
  async write(orm, { light, dark, radius }) {
    const [row] = await orm.select({ light: settings.theme, dark: settings.themeDark }).from(settings);
    const sizes = Object.fromEntries(Object.entries(radius).map(([name, px]) => [name, `${px}px`]));
    await orm.update(settings).set({
      theme: { ...othersOf(row?.light ?? {}), ...light, ...sizes },
      themeDark: { ...othersOf(row?.dark ?? {}), ...dark },
    });
  },
};
