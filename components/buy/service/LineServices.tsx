import { useId, useState } from 'react';
import { shallowEqual } from 'react-redux';
import styled from 'styled-components';
import { onDemand } from '@/components/ui/kit/firstLoad/onDemand';
import { ChevronDown } from '@/components/ui/kit/icons';
import { Note } from '@/components/ui/kit/Note';
import { TextButton } from '@/components/ui/kit/TextButton';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
import type { LineView, ServiceView } from '@/contract/view';
import { useAppSelector } from '@/hooks/useStore';
import { selectServiceCount, selectServiceRefusal } from '@/store/service';
import { toPersianDigits } from '@/utils/digits';
import { formatToman } from '@/utils/money';
import { ServiceCard } from './ServiceCard';

const ServiceDetails = onDemand(() => import(/* webpackChunkName: 'service' */ './ServiceDetails'));
const InsurancePurchase = onDemand(() => import(/* webpackChunkName: 'service' */ './InsurancePurchase'));

const MoreButton = styled(TextButton)`
  justify-self: start;
  svg {
    transition: rotate var(--time-hover);
  }
  &[aria-expanded='true'] svg {
    rotate: 180deg;
  }
`;

/**
 * The insurances and services of a line: those that were added and the first offer, and the others on request. Details
 * open over the basket; those of a bought insurance show the purchase.
 */
export function LineServices({ item }: { item: LineView }) {
  const list = useId();
  const [expanded, setExpanded] = useState(false);
  const [details, setDetails] = useState<ServiceView | 'purchase' | null>(null);
  const counts = useAppSelector(
    (state) => item.allServiceItems.map((service) => selectServiceCount(state, item, service)),
    shallowEqual,
  );
  const refusal = useAppSelector((state) => selectServiceRefusal(state, item.productPropertyId));
  const services = item.allServiceItems.map((service, index) => ({ service, count: counts[index] ?? 0 }));
  const shown = services.filter(({ count }, index) => expanded || index === 0 || count > 0);
  const hidden = services.length - services.filter(({ count }, index) => index === 0 || count > 0).length;

  const added = services.filter(({ count }) => count > 0);
  const total = added.reduce((sum, { service, count }) => sum + service.discountPrice * count, 0);

  if (services.length === 0) return null;
  return (
    <Stack gap={2}>
      <Stack id={list} gap={2}>
        {shown.map(({ service, count }) => (
          <ServiceCard
            key={service.serviceId}
            item={item}
            service={service}
            count={count}
            onDetails={() => setDetails(service.kind === 'insurance' && count > 0 ? 'purchase' : service)}
          />
        ))}
      </Stack>
      {added.length > 1 && (
        <Text size="small" ink="muted" weight="medium">
          جمع {toPersianDigits(added.length)} بیمه و خدمت این کالا: {formatToman(total)}
        </Text>
      )}
      {hidden > 0 && (
        <MoreButton
          type="button"
          aria-expanded={expanded}
          aria-controls={list}
          onClick={() => setExpanded(!expanded)}
        >
          {expanded ? 'نمایش کمتر' : `${toPersianDigits(hidden)} بیمه و خدمت دیگر`}
          <ChevronDown size={16} />
        </MoreButton>
      )}
      {refusal && <Note kind="danger">{refusal}</Note>}
      {details === 'purchase' && <InsurancePurchase item={item} onClose={() => setDetails(null)} />}
      {details !== null && details !== 'purchase' && (
        <ServiceDetails item={item} service={details} onClose={() => setDetails(null)} />
      )}
    </Stack>
  );
}
