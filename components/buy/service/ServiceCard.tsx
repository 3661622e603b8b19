import { Button } from '@/components/ui/kit/Button';
import { PackageCheck, Plus, ShieldCheck } from '@/components/ui/kit/icons';
import { Amount, OldPrice } from '@/components/ui/kit/Price';
import { Quantity } from '@/components/ui/kit/Quantity';
import { Switch } from '@/components/ui/kit/Switch';
import { TextButton } from '@/components/ui/kit/TextButton';
import { Heading } from '@/components/ui/layout/Heading';
import { Row } from '@/components/ui/layout/Row';
import { Text } from '@/components/ui/layout/Text';
import type { LineView, ServiceView } from '@/contract/view';
import { useAppDispatch } from '@/hooks/useStore';
import { serviceWanted } from '@/store/service';
import { toPersianDigits } from '@/utils/digits';
import * as S from './ServiceCard.styles';

type Props = {
  item: LineView;
  service: ServiceView;
  /** How many pieces of the line have it. */
  count: number;
  onDetails: () => void;
};

/**
 * An insurance or a service of a line: what it is, what it costs, and how many pieces have it. A line of one piece has a switch for
 * it.
 */
export function ServiceCard({ item, service, count, onDetails }: Props) {
  const dispatch = useAppDispatch();
  const insures = service.kind === 'insurance';
  const Icon = insures ? ShieldCheck : PackageCheck;
  const pieces = Math.max(1, count);
  const setCount = (wanted: number) =>
    dispatch(
      serviceWanted({
        productPropertyId: item.productPropertyId,
        serviceId: service.serviceId,
        count: wanted,
      }),
    );
  return (
    <S.Service data-added={count > 0 || undefined}>
      <span className="icon">
        <Icon size={20} />
      </span>
      <div className="words">
        <Heading level={4}>{service.title}</Heading>
        <Text size="caption" ink="muted">
          {service.description[0]}
        </Text>
      </div>
      <Row className="price" wrap>
        {service.discount > 0 && <OldPrice value={service.price * pieces} />}
        <Amount value={service.discountPrice * pieces} />
        <TextButton
          aria-label={`${insures && count > 0 ? 'اطلاعات' : 'جزئیات'} ${service.title}`}
          onClick={onDetails}
        >
          {insures && count > 0 ? 'اطلاعات بیمه' : 'جزئیات'}
        </TextButton>
      </Row>
      <div className="control">
        {item.qty === 1 && count <= 1 ? (
          <Switch
            label={service.title}
            hiddenLabel
            checked={count > 0}
            onChange={({ target }) => setCount(target.checked ? 1 : 0)}
          />
        ) : count > 0 ? (
          <Quantity
            of={service.title}
            value={count}
            limit={count === item.qty ? `به تعداد کالا؛ بیشتر از ${toPersianDigits(item.qty)} نمی‌شود.` : null}
            onStep={(step) => setCount(step === 'remove' ? 0 : count + step)}
          />
        ) : (
          <Button
            variant="secondary"
            size="small"
            aria-label={`افزودن ${service.title}`}
            onClick={() => setCount(1)}
          >
            <Plus size={16} />
            افزودن
          </Button>
        )}
      </div>
    </S.Service>
  );
}
