/**
 * Formats instants (ms since the epoch) in Tehran's time zone. The formatter is created at its first use, because a slow
 * phone needs up to a sixth of a second to create one.
 */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): (instant: number) => string {
  let formatter: Intl.DateTimeFormat | undefined;
  return (instant) => {
    formatter ??= new Intl.DateTimeFormat(locale, { timeZone: 'Asia/Tehran', ...options });
    return formatter.format(instant);
  };
}
