import { createContext, useContext } from 'react';
import { type DeskArea, mayChange, maySee } from '@/rules/deskRights';
import { selectProfile } from '@/store/profile';
import { useAppSelector } from './useStore';

/** The area to which the parts of the desk below belong; null for the operator's own account. */
export const AreaContext = createContext<DeskArea | null>(null);

/**
 * Whether the operator's role may change something, by the table of rights that the server uses. Buttons that the server would refuse are not shown.
 * @param area left out: the area of the section or list in which the part stands; what belongs to no area everybody changes
 */
export function useMayChange(area?: DeskArea): boolean {
  const here = useContext(AreaContext);
  const role = useAppSelector(selectProfile)?.deskRole;
  const asked = area ?? here;
  return asked === null || (role ? mayChange(role, asked) : false);
}

/** Whether the operator's role may see an area of the desk. */
export function useMaySee(area: DeskArea): boolean {
  const role = useAppSelector(selectProfile)?.deskRole;
  return role ? maySee(role, area) : false;
}
