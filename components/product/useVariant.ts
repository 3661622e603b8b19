import { useRouter } from 'next/router';
import { useEffect, useMemo, useState } from 'react';
import type { VariantView } from '@/contract/view';
import { defaultVariant } from '@/utils/pricing';

const optionOf = (property: VariantView | undefined) => property?.option?.title ?? null;

/**
 * The chosen variant of a product. It stands in the address (`?variant=`), replaced in place so that Back leaves the
 * product; the server renders the default one, and the address is read after hydration.
 * @param renderedAt when the page was rendered (ms): a promotion that ends later changes no variant under the shopper
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

  /** Keeps the option when the colour has it, else takes the colour's first that can be bought. */
  function chooseColour(value: string) {
    const ofColour = properties.filter((one) => one.colour.value === value);
    const next =
      ofColour.find((one) => optionOf(one) === optionOf(current)) ??
      ofColour.find((one) => one.stock > 0) ??
      ofColour[0];
    if (next) choose(next);
  }

  /** Keeps the colour when the option comes in it. */
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
