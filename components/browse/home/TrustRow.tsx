import styled from 'styled-components';
import { NamedIcon } from '@/components/ui/kit/NamedIcon';
import type { TrustItem } from '@/contract/site';
import { media } from '@/styles/media';

const Row = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-4);
  margin-block-start: var(--space-part);

  li {
    display: flex;
    flex-direction: column;
    gap: var(--space-3);
  }
  i {
    flex: none;
    display: grid;
    place-items: center;
    inline-size: 52px;
    block-size: 52px;
    border-radius: var(--radius-m);
    background: var(--surface);
    box-shadow: var(--shadow-resting);
  }
  h3 {
    font-size: var(--text-title);
  }
  p {
    font-size: var(--text-small);
    color: var(--ink-3);
  }
  ${media.md} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  ${media.lg} {
    li {
      flex-direction: row;
      align-items: center;
    }
  }
`;

/** Short promises of the shop; null when it makes none. */
export default function TrustRow({ items }: { items: TrustItem[] }) {
  if (items.length === 0) return null;
  return (
    <Row>
      {items.map((item) => (
        <li key={item.title}>
          <i>
            <NamedIcon name={item.icon} fallback="badge-check" size={24} />
          </i>
          <span>
            <h3>{item.title}</h3>
            <p>{item.text}</p>
          </span>
        </li>
      ))}
    </Row>
  );
}
