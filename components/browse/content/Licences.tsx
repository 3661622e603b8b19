import styled from 'styled-components';
import { Heading } from '@/components/ui/layout/Heading';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import type { Licence } from '@/contract/site';

/** White in both themes, since the seals are drawn for white. Fixed in size, since the hosts of seals often fail. */
const Seals = styled.ul`
  a {
    display: grid;
    place-items: center;
    inline-size: 76px;
    block-size: 88px;
    padding: var(--space-2);
    overflow: hidden;
    border: 1px solid var(--line);
    border-radius: var(--radius-m);
    background: var(--seal-ground);
    color: var(--seal-ink);
    font-size: var(--text-caption);
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
 * The seals of the shop's licences, each a link to the page that verifies it; null when there are none. The host of a seal
 * checks which site shows it, so requests send the origin as referrer.
 */
export function Licences({ licences, className }: { licences: readonly Licence[]; className?: string }) {
  if (licences.length === 0) return null;
  return (
    <Stack as="section" className={className} aria-label="مجوزها">
      <Heading size="body">مجوزها</Heading>
      <Row as={Seals} gap={3} wrap>
        {licences.map(({ title, imageUrl, link }) => (
          <li key={link}>
            <a href={link} target="_blank" rel="noopener" referrerPolicy="origin">
              {/* biome-ignore lint/performance/noImgElement: the host counts the requests for its seal. */}
              <img src={imageUrl} alt={title} width={64} height={76} loading="lazy" referrerPolicy="origin" />
            </a>
          </li>
        ))}
      </Row>
    </Stack>
  );
}
