import { pictureUrl } from '@/backend/seed/catalogue';
import { ColourLine, PictureLine, type View } from '@/backend/seed/catalogueLines';
import { readValues } from '@/backend/seed/readLines';

/** A picture to draw. */
interface Picture {
  model: string;
  colour: { key: string; hex: string };
  angle: View;
  /** Address under `public/`, with a leading slash. */
  url: string;
}

/** Every picture of the models whose name starts with `prefix`, model by model, colour by colour. */
export function picturesOf(prefix = ''): readonly Picture[] {
  const colours = new Map(readValues('colours', ColourLine).map((colour) => [colour.key, colour]));
  const models = readValues('pictures', PictureLine).filter(({ model }) => model.startsWith(prefix));
  return models.flatMap(({ model, colours: keys, views }) =>
    keys.flatMap((key) => {
      const colour = colours.get(key);
      if (!colour) throw new RangeError(`${model} is drawn in ${key}, which is not in colours.ndjson.`);
      return views.map((angle) => ({ model, colour, angle, url: pictureUrl(model, key, angle) }));
    }),
  );
}
