import { lightness, mix } from '../colour';
import { type ArtDevice, type ArtView, viewOf } from '../device';
import { castShadow, contactShadow } from '../materials';
import { clipped, group, Pen } from '../pen';
import { type Layout, layouts } from '../phoneCameras';
import { type PhoneBody, phoneBack, phoneEdge, phoneFront } from '../phoneParts';
import { squircle } from '../shapes';

/** Body size on the canvas before a view moves it. */
const wide = 560;
const tall = 1180;

/** Screens of the colourless bodies by camera layout, so that black and white phones differ on a shelf. */
const screens: Readonly<Record<Layout, Readonly<Record<string, string>>>> = {
  triad: {},
  island: { black: 'orange', white: 'teal' },
  duo: { black: 'teal', white: 'pink' },
  bar: { black: 'gold' },
  ring: { black: 'mint', white: 'ice-blue' },
};

function bodyOf({ model, colour }: ArtView): PhoneBody {
  const layout: Layout = layouts.find((name) => model.includes(`-${name}-`)) ?? 'duo';
  const soft = layout === 'island' || layout === 'duo';
  const pale = lightness(colour.hex) > 0.85;
  return {
    model,
    key: screens[layout][colour.key] ?? colour.key,
    hex: colour.hex,
    frame:
      layout === 'island' ? mix(colour.hex, '#8f8a84', 0.35) : mix(colour.hex, '#6d7685', pale ? 0.32 : 0.3),
    layout,
    notch: layout === 'island' ? 'pill' : 'hole',
    box: { x: 0, y: 0, w: wide, h: tall },
    radius: soft ? 92 : 60,
  };
}

function pair(pen: Pen, body: PhoneBody): string {
  const outline = squircle(body.box, body.radius);
  return (
    contactShadow(pen, 585, 1366, 300, 0.85) +
    contactShadow(pen, 1015, 1398, 310) +
    group(
      'translate(300 184)',
      phoneBack(pen, body),
      clipped(pen, outline, group('translate(430 34)', castShadow(pen, outline, -20, 10, 30, 0.55))),
    ) +
    group('translate(730 214)', phoneFront(pen, body))
  );
}

function side(pen: Pen, body: PhoneBody): string {
  return (
    contactShadow(pen, 640, 1404, 105) +
    contactShadow(pen, 965, 1404, 105) +
    group('translate(594 164)', phoneEdge(pen, body, 'camera')) +
    group('translate(918 164)', phoneEdge(pen, body, 'plain'))
  );
}

/** The cameras from near by; the body runs out of the canvas at the right and the bottom. */
function detail(pen: Pen, body: PhoneBody): string {
  const zoom = body.layout === 'ring' || body.layout === 'bar' ? 2.35 : 2.6;
  return group(`translate(130 330) rotate(-12) scale(${zoom})`, phoneBack(pen, body));
}

export const device: ArtDevice = (view) => {
  const pen = new Pen();
  const body = bodyOf(view);
  const upright = (part: string) =>
    contactShadow(pen, 800, 1392, 330) + group('translate(498 148) scale(1.06)', part);
  return pen.finish(
    viewOf(view.angle, {
      pair: () => pair(pen, body),
      front: () => upright(phoneFront(pen, body)),
      back: () => upright(phoneBack(pen, body)),
      side: () => side(pen, body),
      detail: () => detail(pen, body),
    }),
  );
};
