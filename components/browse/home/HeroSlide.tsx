import { ButtonLink } from '@/components/ui/kit/Button';
import { Image } from '@/components/ui/kit/firstLoad/Image';
import { Container } from '@/components/ui/layout/Container';
import type { Banner } from '@/contract/site';
import * as S from './HeroSlide.styles';

/** A banner as a slide of the hero. Phones and wide screens have different banners, and CSS shows the fitting one. */
export function HeroSlide({ banner }: { banner: Banner }) {
  return (
    <S.Slide
      data-slide=""
      data-tone={banner.tone}
      data-link-type={banner.linkType}
      style={{ background: `var(--banner-${banner.tone})` }}
    >
      <Container className="inner">
        <S.SlideText>
          <h2>{banner.title}</h2>
          {banner.text && <p>{banner.text}</p>}
          <div className="actions">
            <ButtonLink href={banner.link}>دیدن کالاها</ButtonLink>
          </div>
        </S.SlideText>
        <Image src={banner.imageUrl} alt="" width={560} sizes="(min-width: 1024px) 560px, 80vw" />
      </Container>
    </S.Slide>
  );
}
