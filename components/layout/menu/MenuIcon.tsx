import { Mark } from '@/components/ui/kit/Mark';
import { NamedIcon } from '@/components/ui/kit/NamedIcon';

/** The icon of a menu item: the mark for `stairs`, a grid for an unknown name. */
export function MenuIcon({ name, size = 20 }: { name: string | null; size?: number }) {
  if (name === 'stairs') return <Mark size={size - 4} />;
  return <NamedIcon name={name} fallback="layout-grid" size={size} />;
}
