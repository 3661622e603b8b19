import type { Company } from '@/contract/site';
import { useAppSelector } from '@/hooks/useStore';
import { selectCompanyName, selectSite } from '@/store/site';
import { Mark } from './Mark';

type Props = Pick<Company, 'companyLogoUrl' | 'companyName'> & {
  /** Height of the mark, px. */
  size: number;
};

/** The logo of a company; without one the mark and the name. */
export function CompanyLogo({ companyLogoUrl, companyName, size }: Props) {
  if (companyLogoUrl)
    // biome-ignore lint/performance/noImgElement: a logo may be an SVG, which the optimiser refuses.
    return <img src={companyLogoUrl} alt={companyName} height={size + 4} />;
  return (
    <>
      <Mark size={size} />
      {companyName}
    </>
  );
}

/** The logo of the shop, as the store has it. @param size height of the mark in px */
export function ShopLogo({ size }: { size: number }) {
  const companyLogoUrl = useAppSelector(selectSite)?.company.companyLogoUrl ?? null;
  const companyName = useAppSelector(selectCompanyName);
  return <CompanyLogo {...{ companyLogoUrl, companyName, size }} />;
}
