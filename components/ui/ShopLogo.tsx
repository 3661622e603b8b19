import { useAppSelector } from '@/hooks/useStore';
import { selectCompanyName, selectSite } from '@/store/site';
import { Mark } from './Mark';

/** The shop's logo; without one the mark and the name. @param size height of the mark in px */
export function ShopLogo({ size }: { size: number }) {
  const logo = useAppSelector(selectSite)?.company.companyLogoUrl;
  const name = useAppSelector(selectCompanyName);
  if (logo)
    // biome-ignore lint/performance/noImgElement: a logo may be an SVG, which the optimiser refuses.
    return <img src={logo} alt={name} height={size + 4} />;
  return (
    <>
      <Mark size={size} />
      {name}
    </>
  );
}
