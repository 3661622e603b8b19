const colourFunctions = ['rgb', 'rgba', 'hsl', 'hsla'];
const physicalProperties = [
  ...['top', 'bottom', 'left', 'right', 'width', 'height'],
  '/^(min|max)-(width|height)$/',
  '/^(margin|padding|border|scroll-margin|scroll-padding)-(top|bottom|left|right)/',
];

const physicalValues = {
  '/./': ['/\\bto (left|right)\\b/'],
  '/^(text-align|float|clear)$/': ['left', 'right'],
};

/** A length that `styles/tokens.ts` has a step for. Below 4px it is a hairline or sets something right for the eye. */
const rawLength = '/(^|[^\\w.-])-?([4-9]|\\d{2,})(\\.\\d+)?px/';

/**
 * The format of styles and four rules: colours, type, space and radii come from `styles/tokens.ts`, breakpoints from
 * `styles/media.ts`, and layout uses logical properties, because the shop is right-to-left. A departure needs `stylelint-disable-next-line <rule> -- reason` in a comment above it.
 * @type {import('stylelint').Config}
 */
export default {
  customSyntax: 'postcss-styled-syntax',
  plugins: ['@stylistic/stylelint-plugin'],
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  rules: {
    '@stylistic/declaration-block-semicolon-newline-after': 'always',
    '@stylistic/block-opening-brace-newline-after': 'always',
    '@stylistic/block-closing-brace-newline-before': 'always',
    '@stylistic/selector-list-comma-newline-after': 'always',
    'block-no-empty': true,
    'color-no-hex': true,
    'media-feature-name-disallowed-list': ['min-width'],
    'function-disallowed-list': [colourFunctions],
    'property-disallowed-list': [physicalProperties],
    'declaration-property-value-disallowed-list': {
      ...physicalValues,
      '/^(font-size|border-radius|border-(start|end)-|(row-|column-)?gap$|padding|margin)/': [rawLength],
    },
  },
  overrides: [
    {
      files: ['styles/tokens.ts'],
      rules: { 'color-no-hex': null, 'function-disallowed-list': null },
    },
    {
      // A control of the kit has measures of its own, as a field has 16px because iPhones zoom into a smaller one.
      files: ['styles/*.ts', 'components/ui/**/*.{ts,tsx}'],
      rules: { 'declaration-property-value-disallowed-list': physicalValues },
    },
  ],
};
