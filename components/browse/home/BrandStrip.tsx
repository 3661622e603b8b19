import styled from 'styled-components';
import { Link } from '@/components/ui/kit/firstLoad/Link';
import type { Brand } from '@/contract/site';
import { media } from '@/styles/media';

const Strip = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  margin-block-start: var(--space-part);
  border-radius: var(--radius-l);
  overflow: hidden;
  background: var(--line);
  gap: 1px;
  box-shadow: var(--shadow-resting);

  a {
    display: grid;
    place-items: center;
    block-size: 88px;
    background: var(--surface);
    color: var(--ink-2);
    font-size: var(--text-title);
    font-weight: 700;
    }
  ${media.hover} {
    a:hover {
      color: var(--ink);
      background: var(--ground);
    }
  }
  ${media.md} {
    grid-template-columns: repeat(8, minmax(0, 1fr));
    a {
      block-size: 88px;
    }
  }
`;

/** Names of the best-selling brands; null when there are none. */
export default function BrandStrip({ brands }: { brands: Brand[] }) {
  if (brands.length === 0) return null;
  return (
    <nav aria-label="برندها">
      <Strip>
        {brands.map((brand) => (
          <li key={brand.id}>
            <Link href={`/brand/${brand.slug}`}>
              <bdi>{brand.latinTitle}</bdi>
              <span className="visually-hidden"> {brand.title}</span>
            </Link>
          </li>
        ))}
      </Strip>
    </nav>
  );
}
