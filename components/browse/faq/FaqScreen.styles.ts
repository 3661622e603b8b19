import styled from 'styled-components';
import { MenuColumns } from '@/components/ui/kit/PageMenu';
import { media } from '@/styles/media';

export const Faq = styled(MenuColumns)`
  ${media.md} {
    grid-template-columns: 292px minmax(0, 860px);
  }

  [role='status'] {
    min-block-size: 24px;
  }

  details {
    border-block-start: 1px solid var(--line);
  }
  ${media.hover} {
    summary:hover {
      color: var(--accent-strong);
    }
  }
  aside a {
    margin-inline-start: auto;
    font-size: var(--text-title);
  }
`;
