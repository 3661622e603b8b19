import styled from 'styled-components';

export const Document = styled.article`
  display: grid;
  align-content: start;
  gap: 8px;
  min-inline-size: 0;
  padding: 16px;
  border-radius: var(--radius-l);
  box-shadow: inset 0 0 0 1px var(--line);
  &[data-bad] {
    box-shadow: inset 0 0 0 1px var(--danger);
  }

  > header {
    display: flex;
    align-items: flex-start;
    justify-content: space-between;
    gap: 8px;
  }
  h3 {
    font-size: 14px;
    line-height: 1.9;
  }
  .note {
    color: var(--ink-2);
    font-size: 13px;
  }
  .reason {
    color: var(--danger);
    font-size: 13px;
  }
  > ul {
    display: grid;
    gap: 8px;
  }
  > ul li {
    display: flex;
    align-items: center;
    gap: 12px;
    min-block-size: 56px;
    padding-inline: 12px 4px;
    border-radius: var(--radius-m);
    background: var(--sunken);
  }
  > ul img {
    flex: none;
    border-radius: var(--radius-s);
    object-fit: cover;
  }
  > ul a {
    flex: 1;
    padding-block: 12px;
    font-size: 13px;
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  > ul button {
    display: grid;
    place-items: center;
    inline-size: 44px;
    block-size: 44px;
    border-radius: var(--radius-s);
    color: var(--ink-2);
  }
`;
