import styled from 'styled-components';
import { Link } from '@/components/ui/kit/firstLoad/Link';
import { ChevronLeft } from '@/components/ui/kit/icons';
import { ModelName } from '@/components/ui/kit/ModelName';
import type { ProductView } from '@/contract/view';
import { media } from '@/styles/media';

const Crumbs = styled.nav`
  padding-block: var(--space-4);
  font-size: var(--text-small);
  color: var(--ink-3);
  ${media.belowMd} {
    display: none;
  }
  ol {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    flex-wrap: wrap;
  }
  li {
    display: flex;
    align-items: center;
    gap: var(--space-2);
  }
  a {
    padding-block: var(--space-1);
    ${media.hover} {
      &:hover {
        color: var(--accent-strong);
      }
    }
  }
  [aria-current] {
    color: var(--ink);
  }
`;

/** The breadcrumb from the home page to the product. */
export default function ProductBreadcrumb({ product }: { product: ProductView }) {
  return (
    <Crumbs aria-label="مسیر">
      <ol>
        <li>
          <Link href="/">خانه</Link>
        </li>
        {product.breadcrumb.map((crumb) => (
          <li key={crumb.slug}>
            <ChevronLeft size={14} />
            <Link href={`/shop/${crumb.slug}`}>{crumb.title}</Link>
          </li>
        ))}
        <li>
          <ChevronLeft size={14} />
          <span aria-current="page">
            <ModelName>{product.title}</ModelName>
          </span>
        </li>
      </ol>
    </Crumbs>
  );
}
