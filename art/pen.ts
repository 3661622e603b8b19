/** A gradient stop: offset 0 to 1, colour, opacity (1 when left out). */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

/** Gradient stops, or the same as text: «0 #ffffff 0.4, 1 #ffffff 0» is offset, colour and opacity of each stop. */
export type Stops = string | readonly Stop[];

/** Gradient direction as fractions of the painted shape's box: x1, y1, x2, y2. */
export type Axis = readonly [x1: number, y1: number, x2: number, y2: number];

export const right: Axis = [0, 0, 1, 0];
export const down: Axis = [0, 0, 0, 1];
export const diagonal: Axis = [0, 0, 1, 1];

type Attributes = Readonly<Record<string, string | number | undefined>>;

const number = (value: number) => String(Math.round(value * 100) / 100);

/** An SVG element; attributes that are undefined are left out. */
export function el(name: string, attributes: Attributes, ...children: readonly string[]): string {
  const list = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? number(value) : value}"`)
    .join('');
  return children.length > 0 ? `<${name}${list}>${children.join('')}</${name}>` : `<${name}${list}/>`;
}

/** A group moved, turned or scaled by an SVG transform. */
export const group = (transform: string, ...children: readonly string[]) =>
  el('g', { transform }, ...children);

/** The stops that a text or a list describes. */
export function stopsOf(stops: Stops): readonly Stop[] {
  if (typeof stops !== 'string') return stops;
  return stops.split(',').map((text): Stop => {
    const [offset = '', colour, opacity] = text.trim().split(/\s+/);
    if (!colour || Number.isNaN(Number(offset))) throw new RangeError(`"${text}" is not a gradient stop.`);
    return opacity === undefined ? [Number(offset), colour] : [Number(offset), colour, Number(opacity)];
  });
}

/** Draws each item with `draw` and joins the results. */
export function each<T>(items: readonly T[], draw: (item: T, index: number) => string): string {
  return items.map(draw).join('');
}

/** Calls `draw` with 0, 1, … up to `count` (exclusive) and joins the results. */
export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}

/** Markup that shows only inside a path. */
export function clipped(pen: Pen, d: string, ...markup: readonly string[]): string {
  return el('g', { 'clip-path': pen.clip(el('path', { d })) }, ...markup);
}

const stopElements = (stops: Stops) =>
  stopsOf(stops).map(([offset, colour, opacity]) =>
    el('stop', { offset: number(offset), 'stop-color': colour, 'stop-opacity': opacity }),
  );

/**
 * Collects the definitions (gradients, filters, clips) of one drawing. Each method returns the
 * `url(#…)` to paint with; names are unique within the drawing, and equal definitions are shared.
 */
export class Pen {
  private readonly definitions = new Map<string, string>();

  private define(build: (id: string) => string): string {
    const key = build('');
    const id = this.definitions.get(key) ?? `p${this.definitions.size}`;
    this.definitions.set(key, id);
    this.markup.set(id, build(id));
    return `url(#${id})`;
  }

  private readonly markup = new Map<string, string>();

  /** A linear gradient over the box of the shape it paints. */
  linear(stops: Stops, [x1, y1, x2, y2]: Axis = down): string {
    return this.define((id) => el('linearGradient', { id, x1, y1, x2, y2 }, ...stopElements(stops)));
  }

  /** A linear gradient in canvas units, for shapes that share one light. */
  linearAt(stops: Stops, [x1, y1, x2, y2]: Axis): string {
    const units = 'userSpaceOnUse';
    return this.define((id) =>
      el('linearGradient', { id, gradientUnits: units, x1, y1, x2, y2 }, ...stopElements(stops)),
    );
  }

  /** A radial gradient over the box of the shape; centre and radius as fractions. */
  radial(stops: Stops, [cx, cy, r]: readonly [number, number, number] = [0.5, 0.5, 0.5]): string {
    return this.define((id) => el('radialGradient', { id, cx, cy, r }, ...stopElements(stops)));
  }

  /** A Gaussian blur filter, standard deviation in canvas units; for the `filter` attribute. */
  blur(deviation: number): string {
    const area = { x: '-100%', y: '-100%', width: '300%', height: '300%' };
    return this.define((id) =>
      el('filter', { id, ...area }, el('feGaussianBlur', { stdDeviation: deviation })),
    );
  }

  /** A clip made of any shapes; for the `clip-path` attribute. */
  clip(...shapes: readonly string[]): string {
    return this.define((id) => el('clipPath', { id }, ...shapes));
  }

  /** A luminance mask: white shows, black hides; for the `mask` attribute. */
  mask(...shapes: readonly string[]): string {
    const area = { maskUnits: 'userSpaceOnUse', x: -1600, y: -1600, width: 4800, height: 4800 };
    return this.define((id) => el('mask', { id, ...area }, ...shapes));
  }

  /** The whole drawing: definitions, then the body. */
  finish(...body: readonly string[]): string {
    return el('defs', {}, ...this.markup.values()) + body.join('');
  }
}
