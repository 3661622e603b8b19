import { type ReactNode, useState } from 'react';
import { TextField } from '@/components/ui/kit/Field';
import { Actions } from '@/components/ui/layout/Actions';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
import type { DeskProductRow } from '@/contract/desk/catalogue';
import { useDeskRead } from '@/hooks/desk';
import { RowButton } from './RowButton';

/** Products shown for a search; more words find the others. */
const mostShown = 8;

type Props = {
  label: string;
  /** What can be done with a product that was found. */
  children: (product: DeskProductRow) => ReactNode;
};

/** Finds products by their words. It may stand inside a form, which Enter in the field does not send. */
export function ProductSearch({ label, children }: Props) {
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  const { data } = useDeskRead('products', search === '' ? null : { search });
  const start = () => setSearch(typed.trim());
  return (
    <Stack gap={2}>
      <TextField
        label={label}
        type="search"
        hint="نام کالا، شماره یا کد انبار"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          start();
        }}
      />
      <Actions>
        <RowButton onClick={start}>جستجو</RowButton>
      </Actions>
      {search !== '' && data && (
        <Stack as="ul" gap={1} aria-label="کالاهای یافته">
          {data.products.length === 0 && (
            <Text as="li" size="small" ink="muted">
              کالایی با این نام پیدا نشد.
            </Text>
          )}
          {data.products.slice(0, mostShown).map((product) => (
            <li key={product.id}>{children(product)}</li>
          ))}
        </Stack>
      )}
    </Stack>
  );
}
