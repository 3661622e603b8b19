const variableName = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** Allows plain values and single functions, so that a value can neither end its declaration nor load a resource. */
const safeValue =
  /^(?:#[\da-f]{3,8}|[\w.%\s,+-]{1,80}|(?:rgb|rgba|hsl|hsla|color-mix|calc|clamp)\([\w.%#\s,/+*-]{1,80}\))$/i;

function declarationsOf(values: Record<string, string>): string {
  return Object.entries(values)
    .filter(([name, value]) => variableName.test(name) && safeValue.test(value))
    .map(([name, value]) => `  --${name}: ${value};\n`)
    .join('');
}

/**
 * The stylesheet of the theme: CSS variables of the storefront, with the values from the settings. The selectors of the dark
 * theme are those of the tokens (styles/tokens.ts), because this stylesheet must win over them.
 */
export function themeCss(light: Record<string, string>, dark: Record<string, string> = {}): string {
  const night = declarationsOf(dark);
  const rules = [`:root {\n${declarationsOf(light)}}\n`];
  if (night)
    rules.push(
      `@media screen and (prefers-color-scheme: dark) {\n:root:not([data-theme='light']) {\n${night}}\n}\n`,
      `@media screen {\n:root[data-theme='dark'] {\n${night}}\n}\n`,
    );
  return rules.join('');
}
