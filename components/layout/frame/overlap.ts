/** Selector of elements that a shopper presses or fills in. */
const controls = 'a, button, input, select, textarea, label, summary, [role="tab"], [role="slider"]';
/** Distance (px) between the tested points. No control and no line of text is smaller. */
const gridStep = 8;

const rectsIntersect = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Whether text that is a direct child of the element reaches into the place. */
function hasTextIn(element: Element, place: DOMRect): boolean {
  return [...element.childNodes].some((node) => {
    if (node.nodeType !== Node.TEXT_NODE || !node.nodeValue?.trim()) return false;
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].some((line) => rectsIntersect(line, place));
  });
}

/** Whether a control or text covers this place of the screen. @param except an element to ignore, with its content */
export function isPlaceTaken(place: DOMRect, except: Element): boolean {
  const tested = new Set<Element>();
  for (let y = place.top; y <= place.bottom; y += gridStep) {
    for (let x = place.left; x <= place.right; x += gridStep) {
      for (const element of document.elementsFromPoint(x, y)) {
        if (tested.has(element)) continue;
        tested.add(element);
        if (except.contains(element)) continue;
        if (element.closest(controls) || hasTextIn(element, place)) return true;
      }
    }
  }
  return false;
}
