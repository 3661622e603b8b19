import styled from 'styled-components';
import { Link } from '@/components/ui/kit/firstLoad/Link';
import { Picture } from '@/components/ui/kit/Picture';
import type { Category } from '@/contract/category';
import { media } from '@/styles/media';

const Rail = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 112px;
  gap: var(--space-3);
  margin: var(--space-6) calc(-1 * var(--gutter)) 0;
  padding: var(--space-1) var(--gutter);
  overflow-x: auto;
  scrollbar-width: none;

  a {
    display: block;
    padding: var(--space-2) var(--space-2) var(--space-3);
    border-radius: var(--radius-l);
    background: var(--surface);
    box-shadow: var(--shadow-resting);
    text-align: center;
    font-weight: 600;
    font-size: var(--text-small);
    white-space: nowrap;
    transition: box-shadow var(--time-move);
  }
  a > span + span {
    display: block;
    margin-block-start: var(--space-2);
    overflow: hidden;
    text-overflow: ellipsis;
  }
  ${media.hover} {
    a:hover {
      box-shadow: var(--shadow-lifted);
    }
    a:hover img {
      transform: scale(1.04);
    }
  }
  ${media.tablet} {
    grid-auto-columns: 132px;
  }
  ${media.lg} {
    grid-auto-columns: minmax(0, 180px);
    gap: var(--space-4);
    margin-block-start: var(--space-7);
    a {
      font-size: var(--text-body);
    }
  }
`;

/** Categories that fit beside each other on a wide screen. */
const maxCategories = 8;

/** The first-level categories with their pictures; null when there are none. */
export default function CategoryRail({
  categories,
}: {
  categories: Pick<Category, 'slug' | 'title' | 'imageUrl'>[];
}) {
  if (categories.length === 0) return null;
  return (
    <nav aria-label="دسته‌ها">
      <Rail>
        {categories.slice(0, maxCategories).map((category) => (
          <li key={category.slug}>
            <Link href={`/shop/${category.slug}`}>
              {category.imageUrl && (
                <Picture
                  src={category.imageUrl}
                  alt=""
                  width={150}
                  sizes="(min-width: 1280px) 150px, 112px"
                />
              )}
              <span>{category.title}</span>
            </Link>
          </li>
        ))}
      </Rail>
    </nav>
  );
}
