import { useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/kit/Button';
import { onDemand } from '@/components/ui/kit/firstLoad/onDemand';
import { Plus, Share2 } from '@/components/ui/kit/icons';
import { NoIndexHead } from '@/components/ui/kit/NoIndexHead';
import { StateCard } from '@/components/ui/kit/StateCard';
import { Switch } from '@/components/ui/kit/Switch';
import { Actions } from '@/components/ui/layout/Actions';
import { Container } from '@/components/ui/layout/Container';
import { Heading } from '@/components/ui/layout/Heading';
import { mostCompared } from '@/contract/limits';
import type { ComparisonView } from '@/contract/view';
import { useShare } from '@/hooks/useShare';
import { formatNumber } from '@/utils/money';
import * as S from './Compare.styles';
import { CompareTable } from './CompareTable';

const ComparePicker = onDemand(() => import('./ComparePicker'));

/** Two to four products side by side. The address holds their ids, so that it can be shared. */
export function CompareScreen({ products, similar }: ComparisonView) {
  const [differencesOnly, setDifferencesOnly] = useState(false);
  const [picking, setPicking] = useState(false);
  const heading = products.length > 1 ? `مقایسهٔ ${formatNumber(products.length)} کالا` : 'مقایسهٔ کالا';
  const share = useShare(heading);
  const title = products.map((product) => product.title).join(' و ');

  return (
    <Container>
      <NoIndexHead title={products.length > 0 ? `مقایسهٔ ${title}` : heading} />
      <Actions as={S.Top}>
        <Heading level={1}>{heading}</Heading>
        {products.length > 1 && (
          <Switch
            label="فقط تفاوت‌ها"
            checked={differencesOnly}
            onChange={({ target }) => setDifferencesOnly(target.checked)}
          />
        )}
        {products.length > 0 && (
          <Button variant="secondary" size="small" onClick={share}>
            <Share2 size={20} />
            <span>هم‌رسانی پیوند</span>
          </Button>
        )}
      </Actions>
      {products.length === 0 ? (
        <StateCard
          art="empty-search"
          title="کالایی برای مقایسه نیست"
          text="دو تا چهار کالا را کنار هم بگذارید: قیمت نقد، جمع پرداخت قسطی و مشخصات."
        >
          <Button onClick={() => setPicking(true)}>
            <Plus size={20} />
            انتخاب کالا
          </Button>
          <ButtonLink href="/shop" variant="secondary">
            دیدن کالاها
          </ButtonLink>
        </StateCard>
      ) : (
        <CompareTable
          products={products}
          differencesOnly={differencesOnly && products.length > 1}
          onAdd={products.length < mostCompared ? () => setPicking(true) : null}
        />
      )}
      {picking && (
        <ComparePicker
          ids={products.map(({ id }) => id)}
          similar={similar}
          onClose={() => setPicking(false)}
        />
      )}
    </Container>
  );
}
