/**
 * The two parts of an amount that includes value added tax; they add up to it.
 * @param gross whole toman @param percent rate on the day of the sale
 */
export function splitVat(gross: number, percent: number): { net: number; vat: number } {
  const net = Math.round((gross * 100) / (100 + percent));
  return { net, vat: gross - net };
}
