import { useRouter } from 'next/router';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Conversation } from '@/components/account/conversation/Conversation';
import { Link } from '@/components/ui/kit/firstLoad/Link';
import { ChevronDown, MapPin, MessageCircleQuestion, Phone } from '@/components/ui/kit/icons';
import { Heading } from '@/components/ui/layout/Heading';
import { Row } from '@/components/ui/layout/Row';
import { Text } from '@/components/ui/layout/Text';
import type { Company } from '@/contract/site';
import { useAppSelector } from '@/hooks/useStore';
import { selectBranches } from '@/store/sitePlaces';
import { layers } from '@/styles/layers';
import { toPersianDigits } from '@/utils/digits';

const Root = styled.div`
  position: absolute;
  inset-block-end: calc(100% + 12px);
  inset-inline-start: 0;
  display: grid;
  grid-template-rows: auto 1fr;
  inline-size: min(360px, calc(100vw - 30px));
  block-size: min(560px, calc(100dvh - 60px - var(--bottom-bar-space, 0px) - 80px));
  border-radius: var(--radius-xl);
  background: var(--surface);
  box-shadow: var(--shadow-lifted);
  overflow: hidden;

  /* On phones the open panel reaches over the header of the shop. The layer has its own z-index as an inline style. */
  [data-bar]:has(aside > &) {
    z-index: ${layers.chat} !important;
  }
  header {
    padding: var(--space-3) var(--space-4);
    border-block-end: 1px solid var(--line);
  }
  .ways {
    row-gap: 0;
  }
  .ways a,
  summary {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    min-block-size: 44px;
    font-size: var(--text-small);
    font-weight: 600;
  }
  .ways svg {
    color: var(--ink-3);
  }
  details[open] {
    flex-basis: 100%;
  }
  details[open] summary svg:last-child {
    rotate: 180deg;
  }
  details ul {
    max-block-size: 180px;
    overflow: auto;
  }
  details li {
    padding-block: var(--space-2);
    font-size: var(--text-small);
  }
  bdi {
    direction: ltr;
  }
`;

/** The path of an order's page, with its id. */
const orderPath = /^\/dashboard\/orders\/(\d+)/;

/** The conversation with the shop, and above it the other ways to reach support: phone, hours, questions, branches. */
export default function SupportPanel({ company }: { company: Company }) {
  const companyPhone = company.companyAddresses[0]?.tell;
  const branches = useAppSelector(selectBranches);
  const { asPath } = useRouter();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The panel is before its button in the document, so Tab would skip it. The focus moves for keyboard users only, because on a
    // touch screen it would open the on-screen keyboard.
    if (document.activeElement?.matches(':focus-visible')) panel.current?.querySelector('textarea')?.focus();
  }, []);
  const [, orderId] = orderPath.exec(asPath) ?? [];
  return (
    <Root ref={panel} tabIndex={-1}>
      <header>
        <Heading>پشتیبانی {company.companyName}</Heading>
        {company.hours && (
          <Text size="small" ink="muted">
            {company.hours}
          </Text>
        )}
        <Row as="ul" className="ways" gap={4} wrap>
          {companyPhone && (
            <li>
              <a href={`tel:${companyPhone}`}>
                <Phone size={16} />
                <bdi>{toPersianDigits(companyPhone)}</bdi>
              </a>
            </li>
          )}
          <li>
            <Link href="/faq">
              <MessageCircleQuestion size={16} />
              پرسش‌ها
            </Link>
          </li>
          {branches.length > 0 && (
            <li>
              <details>
                <summary>
                  <MapPin size={16} />
                  شعبه‌ها
                  <ChevronDown size={16} />
                </summary>
                <ul>
                  {branches.map((branch) => (
                    <li key={branch.id}>
                      {branch.title}، {branch.cityTitle}
                      <Text ink="muted" size="small">
                        {branch.address}. {branch.hours}.
                      </Text>
                      <a href={`tel:${branch.tell}`}>
                        <bdi>{toPersianDigits(branch.tell)}</bdi>
                      </a>
                    </li>
                  ))}
                </ul>
              </details>
            </li>
          )}
        </Row>
      </header>
      <Conversation orderId={orderId ? Number(orderId) : null} />
    </Root>
  );
}
