import styled from 'styled-components';
import { discList } from '@/components/ui/kit/discList';
import { progressBar } from '@/components/ui/kit/progressBar';
import { textAction } from '@/components/ui/kit/textAction';
import { media } from '@/styles/media';

/** The page of the programme. */
export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  max-inline-size: 1040px;
  margin-inline: auto;
  padding-block: 16px 48px;
  ${media.md} {
    gap: 24px;
    padding-block: 32px 64px;
  }
`;

/** The opening, dark, with the number of places that are left. */
export const Hero = styled.section`
  position: relative;
  display: grid;
  justify-items: start;
  gap: 12px;
  overflow: hidden;
  padding: 32px 20px;
  border-radius: var(--radius-xl);
  background: var(--night-glow), var(--night);
  color: var(--on-night);
  ${media.md} {
    grid-template-columns: minmax(0, 1fr) 300px;
    align-items: center;
    gap: 12px 48px;
    padding: 56px 48px;
  }

  .words {
    display: grid;
    justify-items: start;
    gap: 12px;
  }
  .tag {
    padding: 4px 14px;
    border-radius: var(--radius-full);
    background: var(--night-2);
    color: var(--accent-on-night);
    font-size: 13px;
    font-weight: 600;
  }
  h2 {
    font-size: 28px;
    font-weight: 900;
    line-height: 1.4;
    ${media.md} {
      font-size: 40px;
      line-height: 1.3;
    }
  }
  p {
    color: var(--night-ink);
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
    margin-block-start: 8px;
  }
  .places {
    display: grid;
    gap: 4px;
    inline-size: 100%;
    padding: 20px;
    border-radius: var(--radius-l);
    background: var(--night-2);
  }
  .places b {
    font-size: 40px;
    font-weight: 900;
    line-height: 1.3;
  }
  .places progress {
    ${progressBar}
    --bar: var(--accent);
    --bar-ground: var(--night-line);
    margin-block: 8px;
    block-size: 8px;
  }
  .places small {
    color: var(--night-ink);
    font-size: 13px;
  }
`;

/** A white sheet for one part of the page. */
export const Sheet = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  min-inline-size: 0;
  padding: 20px 16px;
  border-radius: var(--radius-xl);
  background: var(--surface);
  box-shadow: var(--shadow-resting);
  ${media.tablet} {
    padding: 32px;
  }

  h2 {
    font-size: 18px;
  }
  > p {
    color: var(--ink-2);
    font-size: 14px;
  }
  .cards {
    display: grid;
    gap: 12px;
    ${media.tablet} {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      gap: 24px;
    }
  }
  .cards li {
    display: grid;
    align-content: start;
    gap: 4px;
  }
  .cards svg {
    color: var(--accent-strong);
  }
  .cards small {
    color: var(--ink-2);
    font-size: 13px;
  }
  > p > a {
    color: var(--accent-strong);
    font-weight: 600;
  }
  .conditions {
    ${discList}
  }
  details {
    border-block-end: 1px solid var(--line);
  }
  details:last-of-type {
    border: 0;
  }
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    min-block-size: 52px;
    font-weight: 600;
    cursor: pointer;
  }
  summary svg {
    flex: none;
    transition: rotate 150ms;
  }
  [open] > summary svg {
    rotate: 180deg;
  }
  details p {
    padding-block-end: 16px;
    color: var(--ink-2);
  }
`;

/** A narrow page with one form. */
export const Narrow = styled(Page)`
  max-inline-size: 560px;
`;

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;

  .label {
    margin-block-end: 8px;
    font-size: 14px;
    font-weight: 600;
  }
  .group {
    margin-block-end: 12px;
  }
  .error {
    color: var(--danger);
    font-size: 13px;
  }
  .error:empty {
    display: none;
  }
  .change {
    ${textAction}
    justify-self: center;
  }
  .code {
    display: grid;
    gap: 12px;
    justify-items: center;
    margin-block-end: 12px;
    text-align: center;
  }
  .code p {
    color: var(--ink-2);
    font-size: 14px;
  }
`;
