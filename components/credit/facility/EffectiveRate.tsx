import styled from 'styled-components';
import { DescriptionRow } from '@/components/ui/kit/DescriptionRow';
import { Info } from '@/components/ui/kit/icons';
import { formatOneDecimal } from '@/utils/money';

const Explained = styled.details`
  > summary {
    gap: var(--space-1);
    min-block-size: 44px;
    margin-block: calc(-1 * var(--space-2));
  }
  > p {
    font-size: var(--text-caption);
  }
`;

/** The row of the effective yearly rate, whose name opens its meaning. @param rate percent */
export function EffectiveRate({ rate }: { rate: number }) {
  return (
    <DescriptionRow
      name={
        <Explained>
          <summary>
            نرخ مؤثر سالانه
            <Info size={16} />
          </summary>
          <p>سود و کارمزد با هم، به شکل سود مرکب یک سال؛ با آن می‌توان طرح‌ها را مقایسه کرد.</p>
        </Explained>
      }
    >
      {formatOneDecimal(rate)}٪
    </DescriptionRow>
  );
}
