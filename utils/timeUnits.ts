/** Lengths of time in milliseconds. */
export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** Tehran's distance from UTC. Iran has had no summer time since September 2022. */
export const tehranOffsetMs = 3.5 * hourMs;
