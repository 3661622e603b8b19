/** A thin line between two parts of a card, for the eye only: screen readers would read out an `hr`. */
export const Divider = () => <div data-layout="divider" />;
