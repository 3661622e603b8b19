import Bowser from 'bowser';

/** Names that shoppers know shorter than the parser writes them. */
const shortNames: Readonly<Record<string, string>> = {
  'Microsoft Edge': 'Edge',
  'Samsung Internet for Android': 'Samsung Internet',
  'Opera Touch': 'Opera',
  'Chrome OS': 'ChromeOS',
};
/** From a header it does not know, the parser takes any text as the name; that text must not reach a message. */
const knownBrowsers: ReadonlySet<string> = new Set([
  ...Object.values(Bowser.BROWSER_MAP),
  ...Object.keys(shortNames),
]);

const shorten = (name: string) => shortNames[name] ?? name;

/** What a shopper knows a device by, «Chrome در Android», from the header `User-Agent`. */
export function deviceTitle(userAgent = ''): string {
  // The parser throws at an empty text.
  const { browser, os, platform } = Bowser.parse(userAgent.slice(0, 500) || 'unknown');
  const browserName = browser.name && knownBrowsers.has(browser.name) ? shorten(browser.name) : undefined;
  const systemName = os.name === 'iOS' ? (platform.model ?? 'iOS') : os.name && shorten(os.name);
  if (browserName && systemName) return `${browserName} در ${systemName}`;
  return browserName ?? systemName ?? 'دستگاه ناشناس';
}
