/**
 * Faults of SVG markup: elements that are not closed in order, attributes without quotes, figures that are no
 * numbers, and paints, clips or filters that are used but not defined.
 */
export function faultsOf(markup: string): string[] {
  const faults: string[] = [];
  const open: string[] = [];
  const withoutTags = markup.replace(
    /<(\/?)([A-Za-z]+)((?:\s[\w:-]+="[^"<]*")*)\s*(\/?)>/g,
    (_, end, name, _list, closed) => {
      if (end) {
        if (open.pop() !== name) faults.push(`</${name}> closes another element`);
      } else if (!closed) open.push(name);
      return '';
    },
  );
  if (open.length > 0) faults.push(`not closed: ${open.join(', ')}`);
  if (/[<>"]/.test(withoutTags)) faults.push(`a broken tag: ${/[^<>"]*[<>"].{0,60}/.exec(withoutTags)?.[0]}`);
  const figure = /\b(?:NaN|undefined|Infinity|null)\b|\[object/.exec(markup);
  if (figure) faults.push(`"${figure[0]}" at ${markup.slice(Math.max(0, figure.index - 40), figure.index)}`);
  const ids = new Set(Array.from(markup.matchAll(/\sid="([^"]+)"/g), ([, id]) => id));
  const used = new Set(Array.from(markup.matchAll(/url\(#([^)]+)\)/g), ([, id]) => id));
  for (const id of used) if (!ids.has(id)) faults.push(`#${id} is used but not defined`);
  return faults;
}
