import { ButtonLink } from '@/components/ui/kit/Button';
import { Image } from '@/components/ui/kit/firstLoad/Image';
import { StairScene } from '@/components/ui/kit/StairScene';
import type { Company } from '@/contract/site';
import * as S from './EmptyHome.styles';

/** The home page of a shop that has nothing to show yet. */
export default function EmptyHome({ company }: { company: Company }) {
  return (
    <S.Root>
      <div className="words">
        <h1>{company.companyName}</h1>
        {company.slogan && <p>{company.slogan}</p>}
        <p>قفسه‌ها هنوز خالی است. کالاها به‌زودی چیده می‌شوند.</p>
        <ButtonLink href="/info/terms" variant="secondary">
          شرایط خرید
        </ButtonLink>
      </div>
      <div className="scene">
        <StairScene>{[<Image key="bag" src="/art/extra-bag.webp" alt="" width={240} priority />]}</StairScene>
      </div>
    </S.Root>
  );
}
