/** How a state is coloured: the ground and the text of its badge. */
export type Tone = 'plain' | 'info' | 'success' | 'warning' | 'danger';
