import styled from 'styled-components';
import { Image } from '@/components/ui/kit/firstLoad/Image';
import { Link } from '@/components/ui/kit/firstLoad/Link';
import { ChevronLeft } from '@/components/ui/kit/icons';
import type { Banner } from '@/contract/site';
import { media } from '@/styles/media';

const Root = styled.ul`
  display: grid;
  gap: 16px;
  margin-block-start: 40px;
  ${media.banner} {
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
  }
  ${media.md} {
    margin-block-start: 64px;
    gap: 24px;
  }

  > [data-link-type='1'] {
    display: none;
    ${media.banner} {
      display: block;
    }
  }
  > [data-link-type='2'] {
    ${media.banner} {
      display: none;
    }
  }

  a {
    position: relative;
    display: flex;
    align-items: center;
    block-size: 200px;
    padding: 20px;
    overflow: hidden;
    border-radius: var(--radius-xl);
    color: var(--banner-ink);
    ${media.banner} {
      block-size: 240px;
      padding: 28px;
    }
    ${media.lg} {
      block-size: 300px;
      padding: 40px;
    }
  }
  a[data-tone='night'] {
    background: var(--banner-night);
    color: var(--on-night);
  }
  a[data-tone='sand'] {
    background: var(--banner-sand);
  }
  a[data-tone='sky'] {
    background: var(--banner-sky);
  }
  a[data-tone='mint'] {
    background: var(--banner-mint);
  }
  .words {
    position: relative;
    z-index: 1;
    inline-size: 52%;
  }
  b {
    display: block;
    font-size: 20px;
    font-weight: 800;
    line-height: 1.5;
    ${media.lg} {
      font-size: 32px;
      line-height: 1.4;
    }
  }
  small {
    display: block;
    margin-block-start: 8px;
    font-size: 13px;
    opacity: 0.86;
    ${media.belowMd} {
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
      overflow: hidden;
    }
  }
  i {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    margin-block-start: 12px;
    font-size: 13px;
    font-style: normal;
    font-weight: 700;
    ${media.lg} {
      margin-block-start: 24px;
      font-size: 14px;
    }
  }
  /* The drawing covers 86 % of its square picture, so the picture is larger than the card and the drawing fills it. */
  > li {
    container-type: inline-size;
  }
  img {
    position: absolute;
    inset-block: -7%;
    inset-inline-end: -2%;
    inline-size: 54%;
    block-size: 114%;
    max-inline-size: none;
    object-fit: contain;
    transition: transform 250ms var(--ease);
  }
  /* In a card as wide as the page, the picture is taller than the card and is cut off. */
  @container (min-width: 900px) {
    img {
      inset-block: 0;
      inline-size: 58%;
      block-size: 100%;
      object-fit: cover;
      object-position: 50% 30%;
    }
  }
  ${media.hover} {
    a:hover img {
      transform: scale(1.03);
    }
  }
`;

type Props = {
  banners: readonly Banner[];
  /** Only banners of this module are shown. */
  moduleNumber: number;
};

/** The banners of one module side by side, with separate ones for phones and wide screens. Null when there are none. */
export default function BannerModule({ banners, moduleNumber }: Props) {
  const shown = banners.filter((banner) => banner.moduleNumber === moduleNumber);
  if (shown.length === 0) return null;
  return (
    <Root>
      {shown.map((banner) => (
        <li key={banner.id} data-link-type={banner.linkType}>
          <Link href={banner.link} data-tone={banner.tone}>
            <span className="words">
              <b>{banner.title}</b>
              {banner.text && <small>{banner.text}</small>}
              <i>
                دیدن کالاها
                <ChevronLeft size={16} />
              </i>
            </span>
            <Image src={banner.imageUrl} alt="" width={480} sizes="(min-width: 1024px) 480px, 50vw" />
          </Link>
        </li>
      ))}
    </Root>
  );
}
