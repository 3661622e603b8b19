/** Working days after the delivery in which products can be returned (law of electronic commerce, articles 37 and 38). */
export const returnWorkingDays = 7;
