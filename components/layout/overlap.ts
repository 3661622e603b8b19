/** What a shopper presses or fills in. */
const controls = 'a, button, input, select, textarea, label, summary, [role="tab"], [role="slider"]';
/** Distance (px) between the points that are looked at: no control and no line of text is smaller. */
const step = 8;

const meet = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Whether words that stand in this very element reach into the place. */
function hasWordsIn(element: Element, place: DOMRect): boolean {
  return [...element.childNodes].some((node) => {
    if (node.nodeType !== Node.TEXT_NODE || !node.nodeValue?.trim()) return false;
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].some((line) => meet(line, place));
  });
}

/** Whether a control or a word of the page stands in this place of the screen. @param except its own part of the page */
export function isTaken(place: DOMRect, except: Element): boolean {
  const looked = new Set<Element>();
  for (let y = place.top; y <= place.bottom; y += step) {
    for (let x = place.left; x <= place.right; x += step) {
      for (const element of document.elementsFromPoint(x, y)) {
        if (looked.has(element)) continue;
        looked.add(element);
        if (except.contains(element)) continue;
        if (element.closest(controls) || hasWordsIn(element, place)) return true;
      }
    }
  }
  return false;
}
