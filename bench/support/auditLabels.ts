/** The counts of the audit after a storm. All but the first must be 0. */
export const auditLabels = {
  paidOnce: 'orders paid once',
  paidTwice: 'orders paid twice',
  paidAndLost: 'payments taken and lost',
  tomanUnaccounted: 'toman unaccounted for',
  piecesOversold: 'pieces oversold',
  slotsOverbooked: 'slots overbooked',
  holdsLeft: 'holds of wallets left',
} as const;
