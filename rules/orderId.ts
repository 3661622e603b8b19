/** Reads the number of an order from the query of an address; null when it is not a number. */
export function orderIdOf(value: string | string[] | undefined): number | null {
  return typeof value === 'string' && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : null;
}
