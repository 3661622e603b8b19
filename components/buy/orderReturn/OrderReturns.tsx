import { useState } from 'react';
import { Button } from '@/components/ui/kit/Button';
import { ConfirmDialog } from '@/components/ui/kit/ConfirmDialog';
import { CircleX } from '@/components/ui/kit/icons';
import { ModelName } from '@/components/ui/kit/ModelName';
import { Panel } from '@/components/ui/panel/Panel.styles';
import { StateChip } from '@/components/ui/panel/StateChip';
import type { Order } from '@/contract/order';
import { useChange } from '@/hooks/useCalls';
import { fileAddress } from '@/rules/fileAddress';
import { formatDate } from '@/utils/dates';
import { toPersianDigits } from '@/utils/digits';
import * as S from './ReturnDialog.styles';
import { nextStep, reasonTitles } from './returnTexts';

/** The returns of an order: their products, state, photos and what to do next. */
export default function OrderReturns({ order }: { order: Order }) {
  const cancelling = useChange('cancelReturn');
  const [asks, setAsks] = useState<number | null>(null);
  const titleOf = (id: number) => order.items.find((item) => item.id === id)?.title ?? '';
  return (
    <Panel aria-labelledby="order-returns">
      <h2 id="order-returns">مرجوعی</h2>
      <S.Returns>
        {order.returns.map((one) => (
          <li key={one.id}>
            <div className="state">
              <StateChip state={one.state} />
              <span>{formatDate(Date.parse(one.changedAt))}</span>
            </div>
            <ul>
              {one.lines.map(({ itemId, qty }) => (
                <li key={itemId}>
                  <ModelName>{titleOf(itemId)}</ModelName>، {toPersianDigits(qty)} عدد
                </li>
              ))}
            </ul>
            <p>
              {reasonTitles[one.reason]}
              {one.note && `: ${one.note}`}
            </p>
            {one.photos.length > 0 && (
              <div className="photos">
                {one.photos.map(({ id, link }, index) => (
                  // biome-ignore lint/performance/noImgElement: a private file behind a signed link; the image optimiser must not keep it.
                  <img
                    key={id}
                    src={fileAddress(link)}
                    alt={`عکس ${toPersianDigits(index + 1)} این مرجوعی`}
                  />
                ))}
              </div>
            )}
            {nextStep(one) && <p className="next">{nextStep(one)}</p>}
            {one.state === 'requested' && (
              <div>
                <Button
                  variant="secondary"
                  size="small"
                  disabled={cancelling.saving}
                  onClick={() => setAsks(one.id)}
                >
                  <CircleX size={16} />
                  لغو مرجوعی
                </Button>
              </div>
            )}
          </li>
        ))}
      </S.Returns>
      {asks !== null && (
        <ConfirmDialog
          icon={<CircleX size={24} />}
          title="درخواست مرجوعی لغو شود؟"
          text="تا پایان مهلت می‌توانید دوباره درخواست بدهید."
          action="لغو مرجوعی"
          onConfirm={() => cancelling.send({ id: asks })}
          onClose={() => setAsks(null)}
        />
      )}
    </Panel>
  );
}
