import Bowser from 'bowser';

/** Shorter names of browsers and systems, which shoppers know better than the names of the parser. */
const shortNames: Readonly<Record<string, string>> = {
  'Microsoft Edge': 'Edge',
  'Samsung Internet for Android': 'Samsung Internet',
  'Opera Touch': 'Opera',
  'Chrome OS': 'ChromeOS',
};
/** The parser takes any text of an unknown header as a name. Only these names may appear in a message. */
const knownBrowsers: ReadonlySet<string> = new Set([
  ...Object.values(Bowser.BROWSER_MAP),
  ...Object.keys(shortNames),
]);

const shorten = (name: string) => shortNames[name] ?? name;

/** The title of a device for its owner, for example «Chrome در Android», from the header `User-Agent`. */
export function deviceTitle(userAgent = ''): string {
  // The parser throws on an empty text.
  const { browser, os, platform } = Bowser.parse(userAgent.slice(0, 500) || 'unknown');
  const browserName = browser.name && knownBrowsers.has(browser.name) ? shorten(browser.name) : undefined;
  const systemName = os.name === 'iOS' ? (platform.model ?? 'iOS') : os.name && shorten(os.name);
  if (browserName && systemName) return `${browserName} در ${systemName}`;
  return browserName ?? systemName ?? 'دستگاه ناشناس';
}
