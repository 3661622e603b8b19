import styled from 'styled-components';
import { discList } from '@/components/ui/kit/discList';
import { numberBadge } from '@/components/ui/kit/numberBadge';
import { media } from '@/styles/media';

export const Page = styled.div`
  display: grid;
  gap: 32px;
  max-inline-size: 1040px;
  margin-inline: auto;
  padding-block: 16px 48px;
  ${media.md} {
    gap: 48px;
    padding-block: 32px 64px;
  }

  h2 {
    margin-block-end: 16px;
    font-size: 20px;
  }
  h3 {
    font-size: 16px;
    line-height: 1.6;
  }
  .hero {
    display: grid;
    justify-items: start;
    gap: 12px;
    padding: 32px 16px;
    border-radius: var(--radius-xl);
    background: var(--hero-ground);
    ${media.md} {
      padding: 56px 48px;
    }
  }
  .hero h1 {
    font-size: 32px;
    line-height: 1.3;
    ${media.md} {
      font-size: 40px;
    }
  }
  .hero p {
    max-inline-size: 560px;
    margin-block-end: 8px;
    color: var(--ink-2);
  }
  .reasons,
  .steps {
    display: grid;
    gap: 12px;
    ${media.tablet} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    ${media.md} {
      grid-template-columns: repeat(4, minmax(0, 1fr));
      gap: 16px;
    }
  }
  .reasons li,
  .steps li {
    display: grid;
    align-content: start;
    gap: 8px;
    padding: 16px;
    border-radius: var(--radius-l);
    background: var(--surface);
    box-shadow: var(--shadow-resting);
  }
  .reasons p,
  .steps p {
    color: var(--ink-2);
    font-size: 13px;
  }
  .reasons svg {
    color: var(--accent-strong);
  }
  .number {
    ${numberBadge}
  }
  .sheet {
    padding: 16px;
    border-radius: var(--radius-xl);
    background: var(--surface);
    box-shadow: var(--shadow-resting);
    ${media.md} {
      padding: 32px;
    }
  }
  .conditions,
  .documents ul {
    ${discList}
  }
  .documents {
    display: grid;
    gap: 24px;
    ${media.tablet} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  .documents h3 {
    margin-block-end: 8px;
  }
  .documents li[data-required] {
    color: var(--ink);
    font-weight: 500;
  }
  .documents small {
    margin-inline-start: 8px;
    color: var(--ink-3);
    font-size: 12px;
  }
  .end {
    display: grid;
    justify-items: center;
  }
`;
