import styled from 'styled-components';
import { iconSentence } from '@/components/ui/kit/iconSentence';
import { outlineAction } from '@/components/ui/kit/outlineAction';
import { progressBar } from '@/components/ui/kit/progressBar';
import { textAction } from '@/components/ui/kit/textAction';
import { media } from '@/styles/media';

export const Documents = styled.ul`
  display: grid;
  gap: var(--space-3);
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
  gap: var(--space-2) var(--space-3);
  min-block-size: 98px;
  padding: var(--space-3);
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  ${media.md} {
    padding: var(--space-4);
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
    font-size: var(--text-body);
    font-weight: 700;
    line-height: 1.7;
  }
  .words p {
    color: var(--ink-2);
    font-size: var(--text-small);
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
    gap: var(--space-1);
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
    gap: var(--space-2);
    min-block-size: 28px;
    padding-inline: var(--space-2);
    border-radius: var(--radius-full);
    background: var(--success-ground);
    color: var(--success);
    font-size: var(--text-caption);
    font-weight: 700;
  }
  .pick {
    background: var(--surface);
    ${outlineAction}
    padding-inline: var(--space-3);
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
    gap: 0 var(--space-1);
  }
  .sending small {
    flex: 1;
    min-inline-size: 0;
    color: var(--ink-2);
    font-size: var(--text-small);
    line-height: 1.7;
  }
  .sending bdi {
    overflow-wrap: anywhere;
  }
  .again {
    ${textAction}
    padding-inline: var(--space-2);
  }
  progress {
    ${progressBar}
    flex-basis: 100%;
    block-size: 6px;
  }
  progress::-webkit-progress-value {
    transition: inline-size var(--time-hover);
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
    gap: var(--space-1) var(--space-2);
    color: var(--danger);
    font-size: var(--text-small);
  }
`;

/** The promise below the documents. */
export const Privacy = styled.p`
  ${iconSentence}
`;
