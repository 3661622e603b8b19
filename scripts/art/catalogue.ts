import { type Angle, type ArtModel, anglesOf, artModels, artUrl } from '../../backend/seed/art';
import { type ColourKey, colours } from '../../backend/seed/colours';

/** One picture to draw. */
interface Picture {
  model: ArtModel;
  colour: { key: ColourKey; hex: string };
  angle: Angle;
  /** Address under `public/`, with a leading slash. */
  url: string;
}

const isModel = (name: string): name is ArtModel => Object.hasOwn(artModels, name);

/** Every picture of the models whose name starts with `prefix`, model by model, colour by colour. */
export function picturesOf(prefix = ''): readonly Picture[] {
  const models = Object.keys(artModels)
    .filter((name) => name.startsWith(prefix))
    .filter(isModel);
  return models.flatMap((model) =>
    artModels[model].flatMap((key) =>
      anglesOf(model).map((angle) => ({
        model,
        colour: { key, hex: colours[key].hex },
        angle,
        url: artUrl(model, key, angle),
      })),
    ),
  );
}
