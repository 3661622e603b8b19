import styled from 'styled-components';
import { dialogBody } from '@/components/ui/kit/dialogBody';
import { sums } from '@/components/ui/kit/sums';
import { textLink } from '@/components/ui/kit/textAction';
import { media } from '@/styles/media';

export const Head = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  h2 {
    font-size: var(--text-title);
  }
  a {
    ${textLink}
    margin-block: calc(-1 * var(--space-2));
  }
`;

export const Sums = styled.div`
  display: grid;
  gap: var(--space-4);
  margin-block-start: var(--space-3);
  transition: opacity var(--time-hover);
  &[aria-busy='true'] {
    opacity: 0.8;
  }

  .pictures {
    display: grid;
    grid-template-columns: repeat(5, 1fr);
    gap: var(--space-2);
  }
  .pictures > span:last-child:not(:has(img)) {
    display: grid;
    place-items: center;
    border-radius: var(--radius-s);
    background: var(--sunken);
    color: var(--ink-2);
    font-size: var(--text-small);
    font-weight: 700;
  }
  dl {
    ${sums}
    gap: var(--space-2);
  }
  .total {
    margin-block-start: var(--space-1);
    padding-block-start: var(--space-3);
    border-block-start: 1px solid var(--line);
  }
  dl .total dd {
    font-size: var(--text-title);
  }
  .plan {
    display: grid;
    gap: var(--space-2);
    padding: var(--space-3) var(--space-4);
    border: 1px solid var(--line);
    border-radius: var(--radius-l);
    background: var(--ground);
  }
  .plan header {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    font-size: var(--text-body);
  }
  .plan header > span {
    margin-inline-start: auto;
    font-weight: 800;
  }
  .plan p {
    color: var(--ink-2);
    font-size: var(--text-caption);
  }
  .plan dl {
    font-size: var(--text-small);
  }
  .now {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: var(--space-1) var(--space-3);
    font-weight: 700;
    font-size: var(--text-body);
  }
  .now b {
    font-size: var(--text-heading);
    font-weight: 900;
    line-height: 1.4;
  }
`;

export const Foot = styled.div`
  display: grid;
  gap: var(--space-2);
  margin-block-start: var(--space-4);

  .promise {
    display: flex;
    gap: var(--space-2);
    color: var(--ink-3);
    font-size: var(--text-caption);
  }
  .promise svg {
    flex: none;
    margin-block-start: 3px;
  }
`;

/** The summary in a sheet from the bottom, on phones. */
export const PhoneSheet = styled.div`
  ${dialogBody}
  ${media.belowMd} {
    padding-inline: var(--space-5);
  }
`;
