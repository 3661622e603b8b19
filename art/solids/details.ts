import { each, type Stops, stopsOf } from '../pen';
import { flats } from '../points';
import type { Camera, Part } from './camera';
import { lathe, turnedBody } from './shapes';
import type { Skin } from './surface';
import { type Flat, type Frame, frame, inWorld } from './vector';

/** Part of a circle as a profile: angles in degrees, counter-clockwise from the outer side. */
export const arc = (x: number, y: number, radius: number, from: number, to: number, steps = 16): Flat[] =>
  Array.from({ length: steps + 1 }, (_, i): Flat => {
    const angle = ((from + ((to - from) * i) / steps) * Math.PI) / 180;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });

/** A ball, or with `stretch` an egg along the y axis of its frame. */
export const ball = (at: Frame, radius: number, skin: Skin, stretch = 1, steps = 64): Part =>
  lathe(
    at,
    arc(0, 0, radius, -90, 90, 36).map(([r, y]): Flat => [Math.max(0, r), y * stretch]),
    skin,
    steps,
  );

/** A ring around the z axis of its frame: `radius` to the middle of its cross-section, which is `a` wide and `b` deep. */
export const torus = (at: Frame, radius: number, a: number, b: number, skin: Skin, steps = 96): Part =>
  turnedBody(
    at,
    arc(0, 0, 1, -180, 180, 28).map(([x, y]): Flat => [radius + x * a, y * b]),
    skin,
    steps,
  );

/** Up to four engraved dots, the only sign that buttons carry. */
export function engraved(count: number, spread: number, dot: number, dark = '#000', light = '#fff'): string {
  const places: Record<number, readonly Flat[]> = {
    1: [[0, 0]],
    2: flats('-0.7 0, 0.7 0'),
    3: flats('0 -0.8, -0.75 0.55, 0.75 0.55'),
    4: flats('-0.7 -0.7, 0.7 -0.7, -0.7 0.7, 0.7 0.7'),
  };
  return each(places[count] ?? [], ([x, y]) => {
    const at = `cx="${x * spread}" r="${dot}"`;
    return (
      `<circle ${at} cy="${y * spread + dot * 0.35}" fill="${light}" opacity="0.35"/>` +
      `<circle ${at} cy="${y * spread}" fill="${dark}" opacity="0.6"/>`
    );
  });
}

/** A USB-C opening, `width` long, its middle at the origin. */
export function usbC(width: number): string {
  const height = width * 0.36;
  const rect = (grow: number, fill: string): string =>
    `<rect x="${-width / 2 - grow}" y="${-height / 2 - grow}" width="${width + 2 * grow}" height="${height + 2 * grow}" ` +
    `rx="${height / 2 + grow}" fill="${fill}"/>`;
  return (
    rect(width * 0.05, '#8b8e95') +
    rect(width * 0.02, '#3a3c42') +
    rect(-width * 0.01, '#0b0c0f') +
    `<rect x="${-width * 0.32}" y="${-height * 0.09}" width="${width * 0.64}" height="${height * 0.18}" rx="${height * 0.08}" fill="#4b4e56"/>`
  );
}

/** A USB-A opening with its tongue in `tongue`. */
export function usbA(width: number, tongue = '#2f6fd0'): string {
  const height = width * 0.42;
  return (
    `<rect x="${-width / 2 - 5}" y="${-height / 2 - 5}" width="${width + 10}" height="${height + 10}" rx="9" fill="#8b8e95"/>` +
    `<rect x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}" rx="5" fill="#0b0c0f"/>` +
    `<rect x="${-width * 0.42}" y="${-height * 0.34}" width="${width * 0.84}" height="${height * 0.34}" fill="${tongue}"/>`
  );
}

/** A small lamp with its halo. */
export const lamp = (radius: number, colour: string): string =>
  `<circle r="${radius * 3}" fill="${colour}" opacity="0.16"/><circle r="${radius * 1.8}" fill="${colour}" opacity="0.28"/>` +
  `<circle r="${radius}" fill="${colour}"/><circle cx="${-radius * 0.25}" cy="${-radius * 0.3}" r="${radius * 0.4}" fill="#fff" opacity="0.8"/>`;

/** A linear gradient for a decal: the definition and the paint that uses it. */
export function gradient(camera: Camera, stops: Stops, axis = '0 0 0 1'): [string, string] {
  const [x1, y1, x2, y2] = axis.split(' ');
  const id = camera.id();
  const list = each(
    stopsOf(stops),
    ([at, colour, opacity = 1]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
  );
  return [
    `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${list}</linearGradient>`,
    `url(#${id})`,
  ];
}

/** Holes of a grille: dots on a flat round field, in rings. */
export function grille(radius: number, gap: number, hole: number): string {
  const dots: string[] = [];
  for (let ring = 0; ring * gap <= radius; ring += 1) {
    const count = ring === 0 ? 1 : Math.round((2 * Math.PI * ring * gap) / gap);
    for (let i = 0; i < count; i += 1) {
      const angle = (2 * Math.PI * i) / count;
      const [x, y] = [ring * gap * Math.cos(angle), ring * gap * Math.sin(angle)];
      dots.push(`<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${hole}"/>`);
    }
  }
  return `<g stroke="none">${dots.join('')}</g>`;
}

/** Round holes on a body turned on the y axis, on the side that faces the camera; `radius` at a height. */
export function pores(
  at: Frame,
  radius: (y: number) => number,
  [from, to]: readonly [number, number],
  gap: number,
  hole: number,
  paint: string,
): Part {
  return (camera) => {
    const rows = Math.round((to - from) / (gap * 0.87));
    const count = Math.round((2 * Math.PI * radius((from + to) / 2)) / gap);
    const dots: string[] = [];
    for (let row = 0; row <= rows; row += 1) {
      const y = from + ((to - from) * row) / rows;
      for (let i = 0; i < count; i += 1) {
        const angle = (2 * Math.PI * (i + (row % 2) / 2)) / count;
        const place = frame(
          [radius(y) * Math.sin(angle), y, radius(y) * Math.cos(angle)],
          { yaw: (angle * 180) / Math.PI },
          at,
        );
        const facing = camera.turn(place.z)[2];
        if (facing < 0.08) continue;
        const [x, top] = camera.project(inWorld(place, [0, 0, 0]));
        const r = hole * camera.view.scale;
        dots.push(
          `<ellipse cx="${x.toFixed(1)}" cy="${top.toFixed(1)}" rx="${(r * facing).toFixed(2)}" ry="${r.toFixed(2)}"/>`,
        );
      }
    }
    return {
      depth: camera.project(at.origin)[2],
      svg: () => `<g ${paint} stroke="none">${dots.join('')}</g>`,
      edge: [],
    };
  };
}
