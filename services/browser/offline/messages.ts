/** What a page says to the service worker. */
export type MessageToWorker =
  /** A page has registered its service worker. Only the script that ends all service workers answers. */
  | { type: 'started' }
  /** The shopper looks at a page that was opened by a soft navigation. */
  | { type: 'looked'; href: string }
  /** The files that a page has loaded so far. */
  | { type: 'loaded'; addresses: string[] }
  /** Asks for the build of the service worker, which it answers at the port of the message. */
  | { type: 'release' }
  /** Lets a new service worker take over from the one of the release before. */
  | { type: 'activate' };
