const nameRule = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** Plain values and one closed function: nothing that could end the declaration or load something. */
const valueRule =
  /^(?:#[\da-f]{3,8}|[\w.%\s,+-]{1,80}|(?:rgb|rgba|hsl|hsla|color-mix|calc|clamp)\([\w.%#\s,/+*-]{1,80}\))$/i;

/** The stylesheet that re-skins the storefront: its CSS variables, as the settings name them. */
export function themeCss(theme: Record<string, string>): string {
  const declarations = Object.entries(theme)
    .filter(([name, value]) => nameRule.test(name) && valueRule.test(value))
    .map(([name, value]) => `  --${name}: ${value};\n`);
  return `:root {\n${declarations.join('')}}\n`;
}
