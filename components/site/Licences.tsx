import styled from 'styled-components';
import type { Licence } from '@/contract/site';

/** White in both themes, as the seals are drawn for it; its size is fixed, as the hosts of the seals often fail. */
const Root = styled.section`
  > h2 {
    margin-block-end: 12px;
    font-size: 14px;
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
  }
  a {
    display: grid;
    place-items: center;
    inline-size: 76px;
    block-size: 88px;
    padding: 6px;
    overflow: hidden;
    border: 1px solid var(--line);
    border-radius: var(--radius-m);
    background: var(--seal-ground);
    color: var(--seal-ink);
    font-size: 12px;
    line-height: 1.6;
    text-align: center;
  }
  img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: contain;
  }
`;

/**
 * The seals that prove who runs the shop, each a link to where it is checked; nothing when there are none. The host of a
 * seal wants to know which site shows it, so the origin is sent along.
 */
export function Licences({ licences }: { licences: readonly Licence[] }) {
  if (licences.length === 0) return null;
  return (
    <Root className="licences" aria-label="مجوزها">
      <h2>مجوزها</h2>
      <ul>
        {licences.map(({ title, imageUrl, link }) => (
          <li key={link}>
            <a href={link} target="_blank" rel="noopener" referrerPolicy="origin">
              {/* biome-ignore lint/performance/noImgElement: the host counts the requests for its seal. */}
              <img src={imageUrl} alt={title} width={64} height={76} loading="lazy" referrerPolicy="origin" />
            </a>
          </li>
        ))}
      </ul>
    </Root>
  );
}
