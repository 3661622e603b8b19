/** A thin line between two parts of a card. */
export const Divider = () => <hr data-layout="divider" />;
