import { mix, shade, tint } from '../colour';
import type { ArtDevice } from '../device';
import { each } from '../pen';
import { flats } from '../points';
import { type Shot, shoot } from '../solids';
import { type Camera, facing, group } from '../solids/camera';
import { gradient } from '../solids/details';
import { material } from '../solids/light';
import { roundedRect } from '../solids/outline';
import { decal, slab } from '../solids/shapes';
import { frame } from '../solids/vector';

const views: Record<string, Shot> = {
  pair: { yaw: 30, pitch: 10 },
  front: { pitch: 2 },
  detail: { yaw: 34, pitch: 14, close: { on: [-100, 820, 40], times: 2 } },
};

/** Picture on the cover: suns, peaks and lanes told apart by the colour of the game. */
function cover(camera: Camera, hex: string, key: string): string {
  const [pale, bright, deep, night] = [tint(hex, 0.62), tint(hex, 0.25), shade(hex, 0.35), shade(hex, 0.68)];
  const [sky, skyPaint] = gradient(camera, `0 ${night}, 0.4 ${deep}, 0.72 ${bright}, 1 ${pale}`);
  const [land, landPaint] = gradient(camera, `0 ${deep}, 1 ${night}`);
  const [title, titlePaint] = gradient(camera, `0 #ffffff, 1 ${pale}`);
  const sun = `<circle cx="40" cy="-40" r="150" fill="${pale}"/><circle cx="40" cy="-40" r="210" fill="${pale}" opacity=".25"/>`;
  const scenes: Record<string, string> = {
    blue: `${sun}<path d="M-340 60 -180 -140 -60 10 90 -190 340 90V420H-340Z" fill="${shade(hex, 0.12)}"/><path d="M-340 160 -200 40 -40 180 160 20 340 170V420H-340Z" fill="${landPaint}"/><path d="M90 -190 52 -138 84 -150 104 -128 136 -148Z" fill="#fff" opacity=".85"/>`,
    green: `${sun}<ellipse cx="0" cy="160" rx="330" ry="64" fill="${deep}"/><ellipse cx="0" cy="150" rx="330" ry="64" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="5"/><path d="M-340 150H340V430H-340Z" fill="${landPaint}"/><circle cy="60" r="96" fill="#fff"/><path d="M0 14 44 46 27 98H-27L-44 46Z" fill="${night}"/><path d="M0 14V-36M44 46 92 34M27 98 56 140M-27 98-56 140M-44 46-92 34" stroke="${night}" stroke-width="8"/>`,
    red: `${sun}<path d="M-340 60H340V430H-340Z" fill="${landPaint}"/><path d="M-20 60H20L260 430H-260Z" fill="${night}"/><path d="M-4 70H4L10 120H-10Z" fill="#fff" opacity=".9"/><path d="M-150 210q10 -70 60 -76h180q50 6 60 76l20 26v90h-340v-90z" fill="${hex}"/><path d="M-112 204q8 -46 38 -50h148q30 4 38 50z" fill="#0b0c10"/><path d="M-150 262h76l-12 26h-64zM150 262h-76l12 26h64z" fill="#fff3d0"/>`,
    violet: `<circle cx="-120" cy="-150" r="90" fill="${pale}"/><ellipse cx="-120" cy="-150" rx="170" ry="34" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="8" transform="rotate(-18 -120 -150)"/><g fill="#fff">${each(
      flats('-250 -330, 180 -300, 250 -120, -30 -380, 110 -180, 210 40, -260 20'),
      ([x, y]) => `<circle cx="${x}" cy="${y}" r="5"/>`,
    )}</g><path d="M120 -80q70 60 60 190l-60 60-60-60q-10 -130 60 -190z" fill="#f3f1ff"/><circle cx="120" cy="50" r="26" fill="${deep}"/><path d="M60 110l-46 66 60 -16zM180 110l46 66-60 -16z" fill="${bright}"/><path d="M96 168h48l-24 90z" fill="#ffb02e"/><path d="M-340 330q340 -130 680 0v110H-340z" fill="${landPaint}"/>`,
    orange: `${sun}<path d="M-340 120q170 -120 340 0t340 0V430H-340z" fill="${deep}"/><path d="M-340 220q170 -90 340 0t340 0V430H-340z" fill="${landPaint}"/><path d="M-210 160v-150h50v-44h54v44h54v-44h54v44h50v150z" fill="${night}"/><rect x="-92" y="66" width="36" height="94" fill="${pale}"/>`,
  };
  return (
    `${sky}${land}${title}<rect x="-310" y="-420" width="620" height="840" fill="${skyPaint}"/>` +
    `<svg x="-310" y="-420" width="620" height="840" viewBox="-310 -420 620 840">${scenes[key] ?? sun}</svg>` +
    `<text y="372" text-anchor="middle" font-family="Vazirmatn" font-weight="900" font-size="92" fill="${titlePaint}">${names[key] ?? ''}</text>`
  );
}

const names: Record<string, string> = { blue: 'قله', green: 'گل', red: 'تندر', violet: 'مدار', orange: 'دژ' };

/** A boxed game: translucent case with a printed sleeve, its spine to the left. */
export const device: ArtDevice = ({ colour, angle }) => {
  const shell = material('gloss', mix(colour.hex, '#101218', 0.15));
  const at = frame([0, 465, 0]);
  const face = frame([0, 0, 46], {}, at);
  const spine = frame([-346, 0, 0], { yaw: -90 }, at);
  const body = group([
    slab(at, roundedRect(692, 930, 20, 8), 92, 9, { of: shell }),
    facing(spine, [
      decal(
        spine,
        `<rect x="-34" y="-430" width="68" height="860" fill="${shade(colour.hex, 0.3)}"/><g transform="rotate(90)"><text x="0" y="14" text-anchor="middle" font-family="Vazirmatn" font-weight="800" font-size="44" fill="#fff">${names[colour.key] ?? ''}</text></g>`,
      ),
    ]),
    facing(face, [
      decal(frame([8, -8, 1], {}, face), (camera) => cover(camera, colour.hex, colour.key)),
      decal(
        frame([8, -8, 1], {}, face),
        `<rect x="-310" y="-420" width="620" height="66" fill="#fff" opacity=".94"/><text x="286" y="-374" text-anchor="end" font-family="Vazirmatn" font-weight="700" font-size="32" fill="#24262b">بازی کنسول</text><g transform="translate(-270 -387)"><circle r="15" fill="${colour.hex}"/><circle cx="40" r="15" fill="none" stroke="${colour.hex}" stroke-width="7"/></g>`,
      ),
      decal(
        frame([8, -8, 2], {}, face),
        '<rect x="-310" y="-420" width="620" height="840" fill="none" stroke="#000" stroke-opacity=".35" stroke-width="3"/><path d="M-310 -420H120L-120 420H-310Z" fill="#fff" opacity=".06"/><path d="M170 -420H230L-10 420H-70Z" fill="#fff" opacity=".07"/>',
      ),
    ]),
  ]);
  return shoot([body], { ...views[angle], height: 1120 });
};
