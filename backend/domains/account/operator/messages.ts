/** Messages about the operators of the desk. */
export const messages = {
  noSession: 'این دستگاه دیگر وارد حساب نیست.',
} as const;
