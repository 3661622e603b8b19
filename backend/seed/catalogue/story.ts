import type { SeedProduct } from './model';

type Panel = { readonly fits: boolean; readonly title: string; readonly text: string };

/**
 * Two of the panels that fit, the choice turning with `turn` so that neighbours in a table tell different stories.
 * Fewer than two fitting panels is a mistake in the builder and throws.
 */
export function pickStory(turn: number, panels: readonly Panel[]): SeedProduct['story'] {
  const fitting = panels.filter(({ fits }) => fits);
  const first = turn % fitting.length;
  const second = (first + 1 + (turn % Math.max(1, fitting.length - 1))) % fitting.length;
  const chosen = [fitting[first], fitting[second === first ? (first + 1) % fitting.length : second]];
  return chosen.map((panel) => {
    if (!panel) throw new RangeError('A story needs two panels that fit');
    return { title: panel.title, text: panel.text };
  });
}

/** A small stable number from a name. */
export function turnOf(name: string): number {
  return [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
}
