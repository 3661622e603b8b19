import type { ComponentProps } from 'react';

type Props = ComponentProps<'button'> & {
  /** The action in Persian, for screen readers. */
  label: string;
  /** Draws a white disc behind the icon, for buttons over pictures. */
  round?: boolean;
};

/** A button that is only an icon, with its action as a label for screen readers. */
export function IconButton({ label, round, ...rest }: Props) {
  return (
    <button
      type="button"
      data-kit="icon-button"
      aria-label={label}
      data-round={round || undefined}
      {...rest}
    />
  );
}
