const colourFunctions = ['rgb', 'rgba', 'hsl', 'hsla'];
const physicalProperties = [
  ...['top', 'bottom', 'left', 'right', 'width', 'height'],
  '/^(min|max)-(width|height)$/',
  '/^(margin|padding|border|scroll-margin|scroll-padding)-(top|bottom|left|right)/',
];

/**
 * The format of styles and three rules: colours come from `styles/tokens.ts`, breakpoints from `styles/media.ts`, and layout uses
 * logical properties, because the shop is right-to-left. A departure needs `stylelint-disable-next-line <rule> -- reason` in a comment above it.
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
      '/./': ['/\\bto (left|right)\\b/'],
      '/^(text-align|float|clear)$/': ['left', 'right'],
    },
  },
  overrides: [
    {
      files: ['styles/tokens.ts'],
      rules: { 'color-no-hex': null, 'function-disallowed-list': null },
    },
  ],
};
