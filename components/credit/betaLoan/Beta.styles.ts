import styled from 'styled-components';
import { discList } from '@/components/ui/kit/discList';
import { progressBar } from '@/components/ui/kit/progressBar';
import { textAction } from '@/components/ui/kit/textAction';
import { media } from '@/styles/media';

/** The page of the programme. */
export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  max-inline-size: 1040px;
  margin-inline: auto;
  padding-block: var(--space-4) var(--space-8);
  ${media.md} {
    gap: var(--space-6);
    padding-block: var(--space-7) var(--space-8);
  }
`;

/** The opening, dark, with the number of places that are left. */
export const Hero = styled.section`
  position: relative;
  display: grid;
  justify-items: start;
  gap: var(--space-3);
  overflow: hidden;
  padding: var(--space-7) var(--space-5);
  border-radius: var(--radius-xl);
  background: var(--night-glow), var(--night);
  color: var(--on-night);
  ${media.md} {
    grid-template-columns: minmax(0, 1fr) 300px;
    align-items: center;
    gap: var(--space-3) var(--space-8);
    padding: var(--space-8) var(--space-8);
  }

  .words {
    display: grid;
    justify-items: start;
    gap: var(--space-3);
  }
  .tag {
    padding: var(--space-1) var(--space-3);
    border-radius: var(--radius-full);
    background: var(--night-2);
    color: var(--accent-on-night);
    font-size: var(--text-small);
    font-weight: 600;
  }
  h2 {
    font-size: var(--text-display);
    font-weight: 900;
    line-height: 1.4;
    ${media.md} {
      line-height: 1.3;
    }
  }
  p {
    color: var(--night-ink);
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-3);
    margin-block-start: var(--space-2);
  }
  .places {
    display: grid;
    gap: var(--space-1);
    inline-size: 100%;
    padding: var(--space-5);
    border-radius: var(--radius-l);
    background: var(--night-2);
  }
  .places b {
    font-size: var(--text-display);
    font-weight: 900;
    line-height: 1.3;
  }
  .places progress {
    ${progressBar}
    --bar: var(--accent);
    --bar-ground: var(--night-line);
    margin-block: var(--space-2);
    block-size: 8px;
  }
  .places small {
    color: var(--night-ink);
    font-size: var(--text-small);
  }
`;

/** A white sheet for one part of the page. */
export const Sheet = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  min-inline-size: 0;
  padding: var(--space-5) var(--space-4);
  border-radius: var(--radius-xl);
  background: var(--surface);
  box-shadow: var(--shadow-resting);
  ${media.tablet} {
    padding: var(--space-7);
  }

  h2 {
    font-size: var(--text-title);
  }
  > p {
    color: var(--ink-2);
    font-size: var(--text-body);
  }
  .cards {
    display: grid;
    gap: var(--space-3);
    ${media.tablet} {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      gap: var(--space-6);
    }
  }
  .cards li {
    display: grid;
    align-content: start;
    gap: var(--space-1);
  }
  .cards svg {
    color: var(--accent-strong);
  }
  .cards small {
    color: var(--ink-2);
    font-size: var(--text-small);
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
    gap: var(--space-3);
    min-block-size: 52px;
    font-weight: 600;
    cursor: pointer;
  }
  summary svg {
    flex: none;
    transition: rotate var(--time-hover);
  }
  [open] > summary svg {
    rotate: 180deg;
  }
  details p {
    padding-block-end: var(--space-4);
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
  gap: var(--space-2);

  .label {
    margin-block-end: var(--space-2);
    font-size: var(--text-body);
    font-weight: 600;
  }
  .group {
    margin-block-end: var(--space-3);
  }
  .error {
    color: var(--danger);
    font-size: var(--text-small);
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
    gap: var(--space-3);
    justify-items: center;
    margin-block-end: var(--space-3);
    text-align: center;
  }
  .code p {
    color: var(--ink-2);
    font-size: var(--text-body);
  }
`;
