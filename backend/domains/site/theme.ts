const variableName = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** Allows plain values and single functions, so that a value can neither end its declaration nor load a resource. */
const safeValue =
  /^(?:#[\da-f]{3,8}|[\w.%\s,+-]{1,80}|(?:rgb|rgba|hsl|hsla|color-mix|calc|clamp)\([\w.%#\s,/+*-]{1,80}\))$/i;

/** The stylesheet of the theme: CSS variables of the storefront, with the values from the settings. */
export function themeCss(theme: Record<string, string>): string {
  const declarations = Object.entries(theme)
    .filter(([name, value]) => variableName.test(name) && safeValue.test(value))
    .map(([name, value]) => `  --${name}: ${value};\n`);
  return `:root {\n${declarations.join('')}}\n`;
}
