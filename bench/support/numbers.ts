/** The value below which the given part (0 to 1) of the values lies. */
export const quantile = (values: number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0;

export const median = (values: number[]) => quantile(values, 0.5);
