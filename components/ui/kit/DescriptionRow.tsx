import type { ReactNode } from 'react';

type Props = {
  name: ReactNode;
  /** The meaning of the row inside its list, e.g. `total`. */
  className?: string | undefined;
  children: ReactNode;
};

/** A row of a description list (`dl`): a name and its value. */
export function DescriptionRow({ name, className, children }: Props) {
  return (
    <div className={className}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
