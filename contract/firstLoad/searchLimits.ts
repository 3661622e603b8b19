/** Largest length of a search text, in characters. */
export const longestSearch = 200;
/** Smallest length of a text that gets suggestions, and of a text that can be submitted, in characters. */
export const shortestSuggested = 2;
export const shortestSubmitted = 3;
