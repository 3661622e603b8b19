/**
 * SQL: whether the customer has filled in the profile (`hasMainData` of the contract). For statements in which `users`
 * is the only table of their outermost FROM.
 */
export const hasMainData = `(f_name IS NOT NULL AND l_name IS NOT NULL AND national_code IS NOT NULL AND
  birth_date IS NOT NULL AND city_id IS NOT NULL) AS "hasMainData"`;
