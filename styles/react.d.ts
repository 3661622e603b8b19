import 'react';

declare module 'react' {
  /** Allows CSS variables in `style`. Components pass continuous values to their styles this way. */
  interface CSSProperties {
    [variable: `--${string}`]: string | number;
  }
}
