import styled from 'styled-components';
import { Clock, MessageCircleQuestion, Phone } from '@/components/ui/icons';
import { Link } from '@/components/ui/Link';
import type { Company } from '@/contract/site';
import { toPersianDigits } from '@/utils/digits';

const Root = styled.div`
  position: absolute;
  inset-block-end: calc(100% + 12px);
  inset-inline-start: 0;
  inline-size: min(320px, calc(100vw - 30px));
  padding: 20px;
  border-radius: var(--radius-xl);
  background: var(--surface);
  box-shadow: var(--shadow-lifted);

  h2 { font-size: 16px; }
  > p { margin-block: 4px 12px; color: var(--ink-2); font-size: 13px; }
  ul { display: grid; }
  li > * { display: flex; align-items: center; gap: 12px; min-block-size: 48px; }
  li svg { flex: none; color: var(--ink-3); }
  li a { font-weight: 600; }
  bdi { direction: ltr; }
`;

/** How to reach a person: phone, hours, and the answers that are already written. */
export default function SupportPanel({ company }: { company: Company }) {
  const tell = company.companyAddresses[0]?.tell;
  return (
    <Root tabIndex={-1}>
      <h2>پشتیبانی {company.companyName}</h2>
      <p>دربارهٔ کالا، قسط یا سفارش خود بپرسید.</p>
      <ul>
        {tell && (
          <li>
            <a href={`tel:${tell}`}>
              <Phone size={20} />
              <bdi>{toPersianDigits(tell)}</bdi>
            </a>
          </li>
        )}
        <li>
          <span>
            <Clock size={20} />
            {company.hours}
          </span>
        </li>
        <li>
          <Link href="/faq">
            <MessageCircleQuestion size={20} />
            پرسش‌های پرتکرار
          </Link>
        </li>
      </ul>
    </Root>
  );
}
