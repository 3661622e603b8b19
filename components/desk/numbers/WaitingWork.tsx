import styled from 'styled-components';
import { Link } from '@/components/ui/kit/firstLoad/Link';
import { pill } from '@/components/ui/kit/pill';
import { Card } from '@/components/ui/layout/Card';
import { Heading } from '@/components/ui/layout/Heading';
import { Row } from '@/components/ui/layout/Row';
import { Text } from '@/components/ui/layout/Text';
import type { ShopNumbers } from '@/contract/desk/numbers';
import { mostCounted } from '@/contract/limits';
import { toPersianDigits } from '@/utils/digits';
import { workKinds } from './workKinds';

const WorkLink = styled(Link)`
  ${pill}
  gap: var(--space-2);
  background: var(--sunken);
  &:hover {
    background: var(--line);
  }
`;

/** The work that waits for an operator. */
export function WaitingWork({ waiting }: Pick<ShopNumbers, 'waiting'>) {
  const open = workKinds.filter(({ kind }) => waiting[kind] > 0);
  return (
    <Card gap={4} aria-labelledby="desk-waiting">
      <Heading id="desk-waiting">کارهای در انتظار</Heading>
      {open.length === 0 ? (
        <p>کاری در انتظار نیست.</p>
      ) : (
        <Row as="ul" wrap>
          {open.map(({ kind, title, path }) => (
            <li key={kind}>
              <WorkLink href={`/admin/${path}`}>
                <Text as="b" ink="accent">
                  {toPersianDigits(waiting[kind])}
                  {waiting[kind] >= mostCounted && '+'}
                </Text>
                {title}
              </WorkLink>
            </li>
          ))}
        </Row>
      )}
    </Card>
  );
}
