/** Texts of products that shoppers read. */
export const messages = {
  /** Title of the group of specifications about returns, and of its row. */
  returnTerms: 'شرایط مرجوعی',
  changeOfMind: 'انصراف از خرید',
} as const;
