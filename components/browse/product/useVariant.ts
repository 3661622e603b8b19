import { useRouter } from 'next/router';
import { useEffect, useMemo, useState } from 'react';
import type { VariantView } from '@/contract/view';
import { defaultVariant } from '@/rules/pricing';

const optionOf = (property: VariantView | undefined) => property?.option?.title ?? null;

/**
 * The chosen variant of a product. The address holds it (`?variant=`) and is read after hydration; the server renders the
 * default variant. A choice replaces the history entry, so that Back leaves the product.
 * @param renderedAt time of the server render (ms), for which the default is computed, so that it does not change later
 */
export function useVariant(properties: readonly VariantView[], renderedAt: number) {
  const router = useRouter();
  const [chosenId, setChosenId] = useState<number | null>(null);
  const fromAddress = router.isReady ? Number(router.query.variant) : Number.NaN;

  useEffect(() => {
    if (Number.isInteger(fromAddress)) setChosenId(fromAddress);
  }, [fromAddress]);

  const fallback = useMemo(() => defaultVariant(properties, renderedAt), [properties, renderedAt]);
  const current = properties.find((one) => one.productPropertyId === chosenId) ?? fallback;

  function choose(property: VariantView) {
    setChosenId(property.productPropertyId);
    const query = { ...router.query, variant: String(property.productPropertyId) };
    router.replace({ query }, undefined, { shallow: true, scroll: false });
  }

  /** Keeps the option if the colour has it, else chooses the first variant of the colour that is in stock. */
  function chooseColour(value: string) {
    const ofColour = properties.filter((one) => one.colour.value === value);
    const next =
      ofColour.find((one) => optionOf(one) === optionOf(current)) ??
      ofColour.find((one) => one.stock > 0) ??
      ofColour[0];
    if (next) choose(next);
  }

  /** Keeps the colour if the option exists in it. */
  function chooseOption(title: string) {
    const ofOption = properties.filter((one) => optionOf(one) === title);
    const next =
      ofOption.find((one) => one.colour.value === current?.colour.value) ??
      ofOption.find((one) => one.stock > 0) ??
      ofOption[0];
    if (next) choose(next);
  }

  return { current, chooseColour, chooseOption };
}
