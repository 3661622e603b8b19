import styled from 'styled-components';
import { Image } from '@/components/ui/kit/firstLoad/Image';
import { Link } from '@/components/ui/kit/firstLoad/Link';
import { ChevronLeft } from '@/components/ui/kit/icons';
import type { Banner } from '@/contract/site';
import { media } from '@/styles/media';

const Root = styled.ul`
  display: grid;
  gap: var(--space-4);
  margin-block-start: var(--space-part);

  > li {
    container-type: inline-size;
  }
  a {
    position: relative;
    display: flex;
    align-items: center;
    block-size: 200px;
    padding: var(--space-5);
    overflow: hidden;
    border-radius: var(--radius-xl);
    color: var(--banner-ink);
  }
  a[data-tone='night'] {
    color: var(--on-night);
  }
  .words {
    display: grid;
    justify-items: start;
    gap: var(--space-2);
    z-index: 1;
    inline-size: 54%;
  }
  b {
    font-size: var(--text-heading);
    font-weight: 800;
    line-height: 1.5;
  }
  small {
    font-size: var(--text-small);
    opacity: 0.8;
  }
  i {
    display: flex;
    align-items: center;
    gap: var(--space-1);
    font-size: var(--text-small);
    font-style: normal;
    font-weight: 700;
  }
  /* The drawing covers 86 % of its square picture, so the picture is larger than the card and the drawing fills it. */
  img {
    position: absolute;
    inset-block: -7%;
    inset-inline-end: -2%;
    inline-size: 54%;
    block-size: 114%;
    max-inline-size: none;
    object-fit: contain;
    transition: transform var(--time-move) var(--ease);
  }
  /* In a card as wide as the page, the picture is taller than the card and is cut off. */
  @container (min-width: 900px) {
    img {
      inset-block: 0;
      inline-size: 54%;
      block-size: 100%;
      object-fit: cover;
      object-position: 50% 30%;
    }
  }
  @media (max-width: 768px) {
    > [data-link-type='1'] {
      display: none;
    }
  }
  ${media.belowMd} {
    small {
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
      overflow: hidden;
    }
  }
  ${media.banner} {
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    > [data-link-type='2'] {
      display: none;
    }
    a {
      block-size: 240px;
      padding: var(--space-6);
    }
  }
  ${media.md} {
    gap: var(--space-6);
  }
  ${media.lg} {
    a {
      block-size: 300px;
      padding: var(--space-7);
    }
    b {
      font-size: var(--text-display);
      line-height: 1.4;
    }
    i {
      margin-block-start: var(--space-4);
      font-size: var(--text-body);
    }
  }
  ${media.hover} {
    a:hover img {
      transform: scale(1.04);
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
          <Link
            href={banner.link}
            data-tone={banner.tone}
            style={{ background: `var(--banner-${banner.tone})` }}
          >
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
