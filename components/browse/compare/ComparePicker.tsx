import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { SuggestedProduct } from '@/components/browse/search/SuggestedProduct';
import * as Suggested from '@/components/browse/search/Suggestions.styles';
import { DialogHeader } from '@/components/ui/kit/DialogHeader';
import { TextField } from '@/components/ui/kit/Field';
import { Link } from '@/components/ui/kit/firstLoad/Link';
import { Modal } from '@/components/ui/kit/Modal';
import { Card } from '@/components/ui/layout/Card';
import type { ProductCard } from '@/contract/product';
import { useSlice } from '@/hooks/useSlice';
import { useAppDispatch, useAppSelector } from '@/hooks/useStore';
import { compareHref } from '@/rules/compareQuery';
import {
  searchClosed,
  searchSlice,
  searchTyped,
  selectNothingFound,
  selectSuggestions,
} from '@/store/search';
import { messages } from '@/utils/messages';

/** A list that arrives does not move the field. */
const Picker = styled(Card)`
  min-block-size: min(640px, 80dvh);

  > [class*='List'] {
    margin-inline: calc(-1 * var(--space-4));
  }
`;

type Props = {
  ids: readonly number[];
  /** Offered before the shopper types. */
  similar: readonly ProductCard[];
  onClose: () => void;
};

/** Finds another product for the comparison. A chosen one is added to the address, in place of the dialog's history entry. */
export default function ComparePicker({ ids, similar, onClose }: Props) {
  const dispatch = useAppDispatch();
  useSlice(searchSlice);
  const [text, setText] = useState('');
  const suggestions = useAppSelector(selectSuggestions);
  const nothing = useAppSelector(selectNothingFound);
  const found = text.trim() === '' ? similar : (suggestions?.results ?? []);
  const offered = found.filter(({ id }) => !ids.includes(id));

  useEffect(() => {
    dispatch(searchTyped(text));
  }, [dispatch, text]);
  useEffect(
    () => () => {
      dispatch(searchClosed());
    },
    [dispatch],
  );

  return (
    <Modal kind="dialog" wide titleId="compare-picker" onClose={onClose}>
      {(close) => (
        <Picker forwardedAs="div" tone="plain" gap={2} dense>
          <DialogHeader id="compare-picker" title="افزودن کالا به مقایسه" onClose={close} />
          <TextField
            label="نام کالا، برند یا مدل"
            type="search"
            autoComplete="off"
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <Suggested.List>
            {text.trim() === '' && similar.length > 0 && <h3>کالاهای مشابه</h3>}
            {offered.map((product) => (
              <Link key={product.id} href={compareHref([...ids, product.id])} replace scroll={false}>
                <SuggestedProduct product={product} />
              </Link>
            ))}
          </Suggested.List>
          <p role="status">{nothing && messages.noSearchResult}</p>
        </Picker>
      )}
    </Modal>
  );
}
