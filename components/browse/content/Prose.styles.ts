import styled from 'styled-components';

/** The look of HTML that the backend made from Markdown. */
export const Prose = styled.div`
  max-inline-size: 72ch;
  font-size: var(--text-title);
  line-height: 2;
  overflow-wrap: anywhere;

  > * + * {
    margin-block-start: var(--space-4);
  }
  h2 {
    margin-block-start: var(--space-7);
    font-size: var(--text-heading);
    scroll-margin-block-start: calc(var(--header-height) + 16px);
  }
  h3,
  h4 {
    margin-block-start: var(--space-7);
    font-size: var(--text-title);
  }
  > :first-child {
    margin-block-start: 0;
  }
  a {
    color: var(--accent-strong);
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  ul,
  ol {
    display: grid;
    gap: var(--space-2);
    padding-inline-start: var(--space-6);
  }
  ul {
    list-style: disc;
  }
  ol {
    list-style: persian;
  }
  li::marker {
    color: var(--accent);
    font-weight: 700;
  }
  blockquote {
    padding: var(--space-3) var(--space-5);
    border-inline-start: 3px solid var(--accent);
    background: var(--sunken);
    border-radius: var(--radius-s);
  }
  code {
    padding: 2px var(--space-2);
    border-radius: var(--radius-s);
    background: var(--sunken);
    font-size: var(--text-body);
    direction: ltr;
    unicode-bidi: isolate;
  }
  .table {
    overflow-x: auto;
    border: 1px solid var(--line);
    border-radius: var(--radius-l);
  }
  table {
    inline-size: 100%;
    border-collapse: collapse;
    font-size: var(--text-body);
    line-height: 1.8;
  }
  th,
  td {
    min-inline-size: 112px;
    padding: var(--space-3) var(--space-4);
    text-align: start;
    vertical-align: top;
  }
  th {
    background: var(--sunken);
    font-weight: 700;
  }
  tr + tr td,
  tbody tr:first-child td {
    border-block-start: 1px solid var(--line);
  }
  img {
    block-size: auto;
    border-radius: var(--radius-l);
    background: var(--stone-ground);
  }
`;
