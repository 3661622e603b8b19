/** Value added tax on a sale, in percent, from the year 1403. Prices of the shop include it. */
const vatPercent = 10;

/**
 * The two parts of an amount that includes value added tax; they add up to it.
 * @param gross whole toman @param percent the rate on the day of the sale
 */
export function splitVat(gross: number, percent = vatPercent): { net: number; vat: number } {
  const net = Math.round((gross * 100) / (100 + percent));
  return { net, vat: gross - net };
}
