/** Upper limit of the counts in badges and tabs. Statements stop counting here, so that many rows make no call slower. */
export const mostCounted = 99;
