/**
 * Part of the arrivals at a station with several equal servers that have to wait, by Erlang's formula for M/M/c
 * (M. Harchol-Balter, Performance Modeling and Design of Computer Systems, Cambridge University Press 2013, chapter 14).
 * @param load arrivals a second times seconds of service of one server (erlangs) @returns 0 to 1; 1 when the servers do not keep up
 */
function waitingPart(servers: number, load: number): number {
  if (load >= servers) return 1;
  // Erlang B by its recursion, which needs no factorials: B(0) = 1, B(n) = aB(n-1) / (n + aB(n-1)).
  let blocked = 1;
  for (let count = 1; count <= servers; count += 1) blocked = (load * blocked) / (count + load * blocked);
  return blocked / (1 - (load / servers) * (1 - blocked));
}

/** Processors that share one queue of work. */
export type Station = {
  /** Seconds of a processor for one order. */
  service: number;
  processors: number;
};

/** Mean time (s) of an order at a station: waiting and service; infinite when it does not keep up. */
export function meanTime({ service, processors }: Station, ordersASecond: number): number {
  const load = ordersASecond * service;
  if (load >= processors) return Number.POSITIVE_INFINITY;
  return service + (waitingPart(processors, load) * service) / (processors - load);
}

/** Orders a second that a chain of stations does with this mean time (s) at the most; found by halving. */
export function throughputWithin(stations: readonly Station[], longest: number): number {
  const timeAt = (rate: number) => stations.reduce((sum, station) => sum + meanTime(station, rate), 0);
  let [low, high] = [0, Math.min(...stations.map(({ service, processors }) => processors / service))];
  if (timeAt(low) > longest) return 0;
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (timeAt(middle) <= longest) low = middle;
    else high = middle;
  }
  return low;
}
