/** Things whose number is shown (badges, tabs, the bell) are counted up to this: no call gets slower with their number. */
export const mostCounted = 99;
