import fc from 'fast-check';

/** Checks a hundred values of the arbitraries. A check fails by throwing or by `false`. */
export const forAll = <Values extends [unknown, ...unknown[]]>(
  ...args: Parameters<typeof fc.property<Values>>
) => fc.assert(fc.property<Values>(...args));

/** The same for a check that waits, with the number of values in its options. */
export const forAllAsync = <Values extends [unknown, ...unknown[]]>(
  options: fc.Parameters<NoInfer<Values>>,
  ...args: Parameters<typeof fc.asyncProperty<Values>>
) => fc.assert(fc.asyncProperty<Values>(...args), options);
