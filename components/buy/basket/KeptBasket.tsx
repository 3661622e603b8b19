import { Link } from '@/components/ui/kit/firstLoad/Link';
import { Clock3, RefreshCw, Undo2 } from '@/components/ui/kit/icons';
import { ModelName } from '@/components/ui/kit/ModelName';
import { Note } from '@/components/ui/kit/Note';
import { Picture } from '@/components/ui/kit/Picture';
import { Quantity } from '@/components/ui/kit/Quantity';
import { StateBadge } from '@/components/ui/kit/StateBadge';
import { TextButton } from '@/components/ui/kit/TextButton';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
import { useAppDispatch, useAppSelector } from '@/hooks/useStore';
import { describeLimit, reachedLimit } from '@/rules/purchaseLimit';
import { lineStepped, loadBasket, quantityWanted } from '@/store/basket';
import { type ShownLine, selectKeptBasket, shownLinesOf } from '@/store/keptBasket';
import { formatNumber } from '@/utils/money';
import * as S from './BasketLines.styles';

function KeptLine({ line, inDrawer }: { line: ShownLine; inDrawer?: boolean }) {
  const dispatch = useAppDispatch();
  const { productPropertyId, title, qty, page, imageUrl, waits, from } = line;
  const limit = reachedLimit(qty, line);
  const step = (by: 1 | -1 | 'remove') => void dispatch(lineStepped({ productPropertyId, step: by }));
  const undo = () => void dispatch(quantityWanted({ productPropertyId, qty: from }));
  return (
    <li>
      <div className="line">
        {imageUrl === null ? <span /> : <Picture src={imageUrl} alt="" width={132} sizes="132px" />}
        <div className="text">
          <h3>
            {page === null ? (
              <ModelName>{title}</ModelName>
            ) : (
              <Link href={page} replace={inDrawer}>
                <ModelName>{title}</ModelName>
              </Link>
            )}
          </h3>
          {waits && (
            <Row wrap gap={3}>
              <StateBadge tone="warning" live>
                <Clock3 size={16} />
                در انتظار اتصال
              </StateBadge>
              <TextButton aria-label={`لغو تغییر ${title}`} onClick={undo}>
                <Undo2 size={16} />
                لغو تغییر
              </TextButton>
            </Row>
          )}
        </div>
        <Row className="end" justify="between">
          {qty > 0 ? (
            <Quantity
              of={title}
              value={qty}
              limit={limit && describeLimit(limit, line).reason}
              onStep={step}
              onLimit={() => step(1)}
            />
          ) : (
            <Text ink="muted">حذف می‌شود</Text>
          )}
        </Row>
      </div>
    </li>
  );
}

/**
 * The basket as this browser keeps it, while changes wait for the network or the basket cannot be loaded. It has no price and no
 * way to the checkout, because both come from the server only.
 */
export function KeptBasket({ inDrawer }: { inDrawer?: boolean }) {
  const dispatch = useAppDispatch();
  const kept = useAppSelector(selectKeptBasket);
  const lines = shownLinesOf(
    kept,
    useAppSelector(({ basket }) => basket.wanted),
  );
  const waiting = lines.filter(({ waits }) => waits).length;
  return (
    <Stack gap={4}>
      <Note kind="warning">
        اتصال به فروشگاه برقرار نیست. قیمت، موجودی و ادامهٔ خرید پس از اتصال می‌آید
        {waiting > 0 && `؛ ${formatNumber(waiting)} تغییر شما هم خودبه‌خود فرستاده می‌شود`}.
      </Note>
      <Card as="div" gap={0}>
        <h2 className="visually-hidden">کالاهای سبد</h2>
        <S.Lines>
          {lines.map((line) => (
            <KeptLine key={line.productPropertyId} line={line} inDrawer={inDrawer} />
          ))}
        </S.Lines>
      </Card>
      <TextButton onClick={() => dispatch(loadBasket.request())}>
        <RefreshCw size={20} />
        تلاش دوباره
      </TextButton>
    </Stack>
  );
}
