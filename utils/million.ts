/** A million toman: the unit of the shop's large amounts. */
export const million = 1_000_000;
