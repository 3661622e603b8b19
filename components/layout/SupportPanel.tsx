import styled from 'styled-components';
import { Link } from '@/components/ui/firstLoad/Link';
import { ChevronDown, Clock, MapPin, MessageCircleQuestion, Phone } from '@/components/ui/icons';
import type { Company } from '@/contract/site';
import { useAppSelector } from '@/hooks/useStore';
import { selectBranches } from '@/store/place';
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

  h2 {
    font-size: 16px;
  }
  > p {
    margin-block: 4px 12px;
    color: var(--ink-2);
    font-size: 13px;
  }
  ul {
    display: grid;
  }
  li > * {
    display: flex;
    align-items: center;
    gap: 12px;
    min-block-size: 48px;
  }
  li svg {
    flex: none;
    color: var(--ink-3);
  }
  li a {
    font-weight: 600;
  }
  summary {
    display: flex;
    align-items: center;
    gap: 12px;
    inline-size: 100%;
    min-block-size: 48px;
    font-weight: 600;
    cursor: pointer;
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary svg:last-child {
    margin-inline-start: auto;
  }
  details[open] summary svg:last-child {
    transform: rotate(180deg);
  }
  li > details {
    display: block;
  }
  details li > * {
    align-items: flex-start;
    min-block-size: 0;
    padding-block: 6px;
    font-size: 13px;
    line-height: 1.7;
  }
  details ul {
    max-block-size: 220px;
    overflow: auto;
    padding-inline-start: 32px;
  }
  details small {
    display: block;
    color: var(--ink-2);
  }
  details a {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
  }
  bdi {
    direction: ltr;
  }
`;

/** Support by phone with its hours, and a link to the questions and answers. */
export default function SupportPanel({ company }: { company: Company }) {
  const tell = company.companyAddresses[0]?.tell;
  const branches = useAppSelector(selectBranches);
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
        {branches.length > 0 && (
          <li>
            <details>
              <summary>
                <MapPin size={20} />
                شعبه‌ها
                <ChevronDown size={16} />
              </summary>
              <ul>
                {branches.map((branch) => (
                  <li key={branch.id}>
                    <span>
                      <span>
                        {branch.title}، {branch.cityTitle}
                        <small>
                          {branch.address}. {branch.hours}.
                        </small>
                        <a href={`tel:${branch.tell}`}>
                          <bdi>{toPersianDigits(branch.tell)}</bdi>
                        </a>
                      </span>
                    </span>
                  </li>
                ))}
              </ul>
            </details>
          </li>
        )}
      </ul>
    </Root>
  );
}
