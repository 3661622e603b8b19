/** Texts of the worker that shoppers read. */
export const messages = {
  timeOver: 'مهلت پرداخت به پایان رسید.',
} as const;
