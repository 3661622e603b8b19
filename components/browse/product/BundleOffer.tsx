import { Button } from '@/components/ui/kit/Button';
import { Check, Clock3, Package } from '@/components/ui/kit/icons';
import { ModelName } from '@/components/ui/kit/ModelName';
import { Picture } from '@/components/ui/kit/Picture';
import { Amount } from '@/components/ui/kit/Price';
import { TimeLeft } from '@/components/ui/kit/TimeLeft';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
import type { Companion } from '@/contract/product';
import { usePricing } from '@/hooks/usePricing';
import { useServerNow } from '@/hooks/useServerNow';
import { useAppDispatch, useAppSelector } from '@/hooks/useStore';
import { selectServerLine } from '@/store/basket';
import { chooseCompanion, selectChoosing } from '@/store/companion';
import { selectCatalogMode } from '@/store/site';
import { formatToman } from '@/utils/money';
import * as S from './BundleOffer.styles';

type CompanionProps = { companion: Companion; bundleOf: number; chosen: boolean };

/** A companion with its price alone, its price together, and the button that chooses it. */
function CompanionOffer({ companion, bundleOf, chosen }: CompanionProps) {
  const dispatch = useAppDispatch();
  const choosing = useAppSelector(selectChoosing);
  const { price: alone } = usePricing(companion);
  const { productPropertyId, title, imageUrl, bundlePrice } = companion;
  const isSending = choosing?.bundleOf === bundleOf && choosing.productPropertyId === productPropertyId;
  return (
    <li>
      <Picture src={imageUrl} alt="" width={64} />
      <Stack className="text" gap={0}>
        <b>
          <ModelName>{title}</ModelName>
        </b>
        <Text as={Row} size="small" ink="muted" wrap>
          <span>
            جدا <Amount value={alone} />
          </span>
          <span>
            همراه این کالا{' '}
            <Text as="b" size="small" ink="plain">
              <Amount value={bundlePrice} />
            </Text>
          </span>
        </Text>
        {alone > bundlePrice && (
          <Text as="span" size="small" ink="success" weight="medium">
            {formatToman(alone - bundlePrice)} سود شما
          </Text>
        )}
      </Stack>
      <div className="action">
        {chosen ? (
          <Text as="span" size="small" ink="success" weight="medium">
            <Check size={16} /> در سبد شماست
          </Text>
        ) : (
          <Button
            variant="secondary"
            size="small"
            aria-busy={isSending || undefined}
            aria-label={`افزودن ${title} با قیمت همراه`}
            onClick={() =>
              !choosing && dispatch(chooseCompanion.request({ productPropertyId, bundleOf, chosen: true }))
            }
          >
            افزودن با این قیمت
          </Button>
        )}
      </div>
    </li>
  );
}

type Props = {
  title: string;
  /** ISO; null without an end. */
  endsAt: string | null;
  /** Price of the product and all companions together, toman. */
  showPrice: number;
  companions: readonly Companion[];
  /** Variant that the companions are offered with. */
  bundleOf: number;
  onEnded?: () => void;
};

/** What is offered together with a variant, until when, and what all of it costs; null after the end and in catalog mode. */
export function BundleOffer({ title, endsAt, showPrice, companions, bundleOf, onEnded }: Props) {
  const end = endsAt === null ? null : Date.parse(endsAt);
  const now = useServerNow(end, onEnded);
  const info = useAppSelector((state) => selectServerLine(state, bundleOf)?.bundleInfo ?? '');
  const catalogMode = useAppSelector(selectCatalogMode);
  const inBasket = info.split(',').map(Number);
  if (catalogMode || (end !== null && now >= end)) return null;
  return (
    <S.Offer aria-label={title}>
      <Row as="header" wrap>
        <Package size={16} />
        {title}
        {end !== null && (
          <Row as="span" gap={1} className="until">
            <Clock3 size={16} />
            <span>
              <TimeLeft remaining={end - now} /> مانده
            </span>
          </Row>
        )}
      </Row>
      <ul>
        {companions.map((companion) => (
          <CompanionOffer
            key={companion.productPropertyId}
            companion={companion}
            bundleOf={bundleOf}
            chosen={inBasket.includes(companion.productPropertyId)}
          />
        ))}
      </ul>
      <p>
        همه با هم{' '}
        <b>
          <Amount value={showPrice} />
        </b>
      </p>
    </S.Offer>
  );
}
