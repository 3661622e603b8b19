/** The moment of the shop's clock, as ISO text. @param now ms since the epoch */
export const isoNow = ({ now }: { now: () => number }): string => new Date(now()).toISOString();
