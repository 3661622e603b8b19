import styled from 'styled-components';
import { iconSentence } from '@/components/ui/kit/iconSentence';
import { outlineAction } from '@/components/ui/kit/outlineAction';
import { progressBar } from '@/components/ui/kit/progressBar';
import { textAction } from '@/components/ui/kit/textAction';
import { media } from '@/styles/media';

export const Documents = styled.ul`
  display: grid;
  gap: 12px;
  grid-template-columns: minmax(0, 1fr);
  &:not([data-single]) {
    ${media.lg} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;

/** A document with its picture, words and actions; files on their way are below. */
export const Document = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-content: center;
  align-items: center;
  gap: 8px 12px;
  min-block-size: 98px;
  padding: 12px;
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  ${media.md} {
    padding: 16px;
  }

  &[data-state='rejected'] {
    border-color: var(--danger);
    box-shadow: inset 0 0 0 1px var(--danger);
  }
  .thumb {
    display: grid;
    place-items: center;
    inline-size: 52px;
    block-size: 52px;
    border-radius: var(--radius-m);
    background: var(--sunken);
    color: var(--ink-2);
    object-fit: cover;
    ${media.md} {
      inline-size: 64px;
      block-size: 64px;
    }
  }
  .words {
    min-inline-size: 0;
  }
  h3 {
    font-size: 14px;
    font-weight: 700;
    line-height: 1.7;
  }
  .words p {
    color: var(--ink-2);
    font-size: 13px;
    line-height: 1.7;
    overflow-wrap: anywhere;
  }
  &[data-state='rejected'] .words p {
    color: var(--danger);
  }
  &[data-state='accepted'] .words p {
    color: var(--success);
  }
  .actions {
    display: flex;
    align-items: center;
    justify-content: flex-end;
    flex-wrap: wrap;
    gap: 4px;
    max-inline-size: 148px;
  }
  /* On narrow phones the action stands below the words. */
  @media (max-width: 479.98px) {
    &:has(.pick) .words {
      grid-column: 2 / -1;
    }
    &:has(.pick) .actions {
      grid-column: 2 / -1;
      justify-content: flex-start;
      max-inline-size: none;
    }
  }
  .accepted {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-block-size: 28px;
    padding-inline: 10px;
    border-radius: var(--radius-full);
    background: var(--success-ground);
    color: var(--success);
    font-size: 12px;
    font-weight: 700;
  }
  .pick {
    background: var(--surface);
    ${outlineAction}
    padding-inline: 14px;
    cursor: pointer;
  }
  .pick:has(:focus-visible) {
    outline: 2px solid var(--accent-strong);
    outline-offset: 2px;
  }

  /* In the tracker, the button of a rejected document is the main one of the page. */
  &[data-needed] .actions {
    grid-column: 1 / -1;
    justify-content: flex-start;
    max-inline-size: none;
  }
  &[data-needed][data-state='rejected'] .pick {
    border-color: transparent;
    background: var(--accent-strong);
    color: var(--on-accent);
    white-space: normal;
  }
  ${media.hover} {
    &[data-needed][data-state='rejected'] .pick:hover {
      background: var(--accent-deep);
    }
  }

  .sending {
    grid-column: 1 / -1;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 4px;
  }
  .sending small {
    flex: 1;
    min-inline-size: 0;
    color: var(--ink-2);
    font-size: 13px;
    line-height: 1.7;
  }
  .sending bdi {
    overflow-wrap: anywhere;
  }
  .again {
    ${textAction}
    padding-inline: 8px;
  }
  progress {
    ${progressBar}
    flex-basis: 100%;
    block-size: 6px;
  }
  progress::-webkit-progress-value {
    transition: inline-size 150ms;
  }
  .sending[data-cut] small {
    color: var(--warning);
  }
  .sending[data-cut] progress {
    --bar: var(--warning);
  }
  .sending[data-bad] small {
    color: var(--danger);
  }
  .sending[data-bad] progress {
    display: none;
  }
  .failure {
    grid-column: 1 / -1;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 8px;
    color: var(--danger);
    font-size: 13px;
  }
`;

/** The promise below the documents. */
export const Privacy = styled.p`
  ${iconSentence}
`;
