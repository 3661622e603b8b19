import styled from 'styled-components';
import { dialogBody } from '@/components/ui/kit/dialogBody';
import { sums } from '@/components/ui/kit/sums';
import { textLink } from '@/components/ui/kit/textAction';
import { media } from '@/styles/media';

export const Head = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  h2 {
    font-size: 16px;
  }
  a {
    ${textLink}
    margin-block: -8px;
  }
`;

export const Sums = styled.div`
  display: grid;
  gap: 16px;
  margin-block-start: 12px;
  transition: opacity 150ms;
  &[aria-busy='true'] {
    opacity: 0.8;
  }

  .pictures {
    display: grid;
    grid-template-columns: repeat(5, 1fr);
    gap: 8px;
  }
  .pictures > span:last-child:not(:has(img)) {
    display: grid;
    place-items: center;
    border-radius: var(--radius-s);
    background: var(--sunken);
    color: var(--ink-2);
    font-size: 13px;
    font-weight: 700;
  }
  dl {
    ${sums}
    gap: 10px;
  }
  .total {
    margin-block-start: 4px;
    padding-block-start: 12px;
    border-block-start: 1px solid var(--line);
  }
  dl .total dd {
    font-size: 18px;
  }
  .plan {
    display: grid;
    gap: 8px;
    padding: 14px 16px;
    border: 1px solid var(--line);
    border-radius: var(--radius-l);
    background: var(--ground);
  }
  .plan header {
    display: flex;
    align-items: center;
    gap: 8px;
    font-size: 14px;
  }
  .plan header > span {
    margin-inline-start: auto;
    font-weight: 800;
  }
  .plan p {
    color: var(--ink-2);
    font-size: 12px;
  }
  .plan dl {
    font-size: 13px;
  }
  .now {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 4px 12px;
    font-weight: 700;
    font-size: 14px;
  }
  .now b {
    font-size: 24px;
    font-weight: 900;
    line-height: 1.4;
  }
`;

export const Foot = styled.div`
  display: grid;
  gap: 8px;
  margin-block-start: 16px;

  .promise {
    display: flex;
    gap: 8px;
    color: var(--ink-3);
    font-size: 12px;
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
    padding-inline: 20px;
  }
`;
