import { BundleOffer } from '@/components/browse/product/BundleOffer';
import type { VariantView } from '@/contract/view';
import { usePricing } from '@/hooks/usePricing';

/** The bundles that the chosen variant is offered in. Companions without a price need no choice: `VariantFacts` names them. */
export default function VariantOffers({ current }: { current: VariantView }) {
  const { price } = usePricing(current);
  const priced = current.companions.filter(({ bundlePrice }) => bundlePrice > 0);
  const titles = [...new Set(priced.map(({ bundle }) => bundle?.title ?? ''))];
  return titles.map((title) => {
    const companions = priced.filter(({ bundle }) => bundle?.title === title);
    return (
      <BundleOffer
        key={title}
        title={title}
        endsAt={companions[0]?.bundle?.endsAt ?? null}
        showPrice={companions.reduce((sum, { bundlePrice }) => sum + bundlePrice, price)}
        companions={companions}
        bundleOf={current.productPropertyId}
      />
    );
  });
}
