import styled from 'styled-components';
import { discList } from '@/components/ui/kit/discList';
import { numberBadge } from '@/components/ui/kit/numberBadge';
import { media } from '@/styles/media';

export const Page = styled.div`
  display: grid;
  gap: var(--space-7);
  max-inline-size: 1040px;
  margin-inline: auto;
  padding-block: var(--space-4) var(--space-8);
  ${media.md} {
    gap: var(--space-8);
    padding-block: var(--space-7) var(--space-8);
  }

  h2 {
    margin-block-end: var(--space-4);
    font-size: var(--text-heading);
  }
  h3 {
    font-size: var(--text-title);
    line-height: 1.6;
  }
  .hero {
    display: grid;
    justify-items: start;
    gap: var(--space-3);
    padding: var(--space-7) var(--space-4);
    border-radius: var(--radius-xl);
    background: var(--hero-ground);
    ${media.md} {
      padding: var(--space-8) var(--space-8);
    }
  }
  .hero h1 {
    font-size: var(--text-display);
    line-height: 1.3;
  }
  .hero p {
    max-inline-size: 560px;
    margin-block-end: var(--space-2);
    color: var(--ink-2);
  }
  .reasons,
  .steps {
    display: grid;
    gap: var(--space-3);
    ${media.tablet} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    ${media.md} {
      grid-template-columns: repeat(4, minmax(0, 1fr));
      gap: var(--space-4);
    }
  }
  .reasons li,
  .steps li {
    display: grid;
    align-content: start;
    gap: var(--space-2);
    padding: var(--space-4);
    border-radius: var(--radius-l);
    background: var(--surface);
    box-shadow: var(--shadow-resting);
  }
  .reasons p,
  .steps p {
    color: var(--ink-2);
    font-size: var(--text-small);
  }
  .reasons svg {
    color: var(--accent-strong);
  }
  .number {
    ${numberBadge}
  }
  .sheet {
    padding: var(--space-4);
    border-radius: var(--radius-xl);
    background: var(--surface);
    box-shadow: var(--shadow-resting);
    ${media.md} {
      padding: var(--space-7);
    }
  }
  .conditions,
  .documents ul {
    ${discList}
  }
  .documents {
    display: grid;
    gap: var(--space-6);
    ${media.tablet} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  .documents h3 {
    margin-block-end: var(--space-2);
  }
  .documents li[data-required] {
    color: var(--ink);
    font-weight: 500;
  }
  .documents small {
    margin-inline-start: var(--space-2);
    color: var(--ink-3);
    font-size: var(--text-caption);
  }
  .end {
    display: grid;
    justify-items: center;
  }
`;
