import { type Static, Type } from 'typebox';
import { Nullable } from './common';

/** An entry of the dashboard menu, with the badge of this customer. The screen shows the active entries, sorted by `order`. */
export const DashboardMenuItem = Type.Object({
  id: Type.Integer(),
  title: Type.String(),
  link: Type.String(),
  /** Name of an icon of the storefront (`components/ui/kit/NamedIcon.tsx`). */
  icon: Type.String(),
  order: Type.Number(),
  active: Type.Boolean(),
  /** A short mark: a count («۱۲»), a state («۱ در راه»), days («۹ روز»). */
  badge: Nullable(
    Type.Object({ text: Type.String(), tone: Type.Enum(['plain', 'accent', 'warning', 'dot']) }),
  ),
});
export type DashboardMenuItem = Static<typeof DashboardMenuItem>;
