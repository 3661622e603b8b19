/** A text on a plot, which is laid out from left to right: the marks make the text itself run from right to left. */
export const plotText = (text: string) => `\u2067${text}\u2069`;
