import { useRef } from 'react';
import styled from 'styled-components';
import { SearchInput, searchRow } from '@/components/ui/kit/SearchInput';
import { longestSearch } from '@/contract/firstLoad/searchLimits';

const Form = styled.form`
  ${searchRow}
  gap: var(--space-3);
  max-inline-size: 640px;
  margin-block-start: var(--space-2);
  padding-inline: var(--space-4) var(--space-1);
  border: 1px solid var(--line-strong);
  background: var(--surface);

  &:focus-within {
    outline: 2px solid var(--accent-strong);
    outline-offset: 2px;
  }
`;

type Props = { text: string; onText: (text: string) => void };

/** Searches the questions while the shopper types. Without JavaScript the form opens the page with the results. */
export function FaqSearch({ text, onText }: Props) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <Form
      role="search"
      aria-label="جست‌وجو در پرسش‌ها"
      action="/faq/search"
      onSubmit={(event) => event.preventDefault()}
    >
      <SearchInput
        ref={field}
        name="q"
        label="جست‌وجو در پرسش‌ها"
        placeholder="مثلاً: قسط، بازگشت، تیپاکس"
        maxLength={longestSearch}
        text={text}
        onText={onText}
      />
    </Form>
  );
}
