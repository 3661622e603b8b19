import 'react';

declare module 'react' {
  /** CSS variables are how continuous values reach a style. */
  interface CSSProperties {
    [variable: `--${string}`]: string | number;
  }
}
