import { type Channel, channel } from 'node:diagnostics_channel';

/** What the code reports about itself, by name. Labels have few values, and none of them is about a person. */
export type Facts = {
  /** A value was looked up in a cache. */
  cacheRead: { cache: 'pages' | 'answers' };
  /** A value was computed because the cache had none that counts. */
  cacheMade: { cache: 'pages' | 'answers' };
  /** A call was refused. */
  refusal: { code: string };
  /** A payment attempt was settled. */
  payment: { gateway: string; outcome: string };
  /** A search asked the search server for candidates, or left it alone because it had failed. */
  candidates: { outcome: 'found' | 'failed' | 'resting' };
};

const channels: Readonly<Record<keyof Facts, Channel>> = {
  cacheRead: channel('pelle.cacheRead'),
  cacheMade: channel('pelle.cacheMade'),
  refusal: channel('pelle.refusal'),
  payment: channel('pelle.payment'),
  candidates: channel('pelle.candidates'),
};

/** Reports a fact. While nobody counts facts, this does nothing. */
export const reportFact = <Name extends keyof Facts>(name: Name, fact: Facts[Name]): void =>
  channels[name].publish(fact);

/** Calls a listener with every fact of a name. @returns a function that ends it */
export function listenToFacts<Name extends keyof Facts>(
  name: Name,
  listener: (fact: Facts[Name]) => void,
): () => void {
  // Only `reportFact` publishes to these channels.
  const listen = (fact: unknown) => listener(fact as Facts[Name]);
  channels[name].subscribe(listen);
  return () => channels[name].unsubscribe(listen);
}
