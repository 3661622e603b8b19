import styled from 'styled-components';
import { TextArea } from '@/components/ui/kit/Field.styles';

export const Conversation = styled.section`
  display: grid;
  grid-template-rows: 1fr auto;
  min-block-size: 0;

  .scroller {
    display: flex;
    flex-direction: column;
    gap: var(--space-2);
    overflow-y: auto;
    overscroll-behavior: contain;
    padding: var(--space-3) var(--space-4);
  }
  .scroller > :first-child {
    margin-block-start: auto;
  }
  .scroller > p {
    align-self: center;
    text-align: center;
  }
  form {
    padding: var(--space-3) var(--space-4) var(--space-4);
    border-block-start: 1px solid var(--line);
  }
`;

export const Draft = styled(TextArea)`
  flex: 1;
  min-block-size: 48px;
  max-block-size: 120px;
  padding-inline: var(--space-3);
  resize: none;
  field-sizing: content;
`;

/** A message: the shopper's at the inline start, the shop's at the end. `data-own` marks those of the reader. */
export const Bubble = styled.div`
  align-self: end;
  max-inline-size: 84%;
  padding: var(--space-2) var(--space-3);
  border-radius: var(--radius-m);
  background: var(--sunken);
  overflow-wrap: anywhere;
  white-space: pre-line;

  &[data-sender='shopper'] {
    align-self: start;
  }
  &[data-own] {
    background: var(--accent-soft);
  }
  img {
    object-fit: cover;
    border-radius: var(--radius-s);
  }
  a {
    min-block-size: 28px;
  }
`;
