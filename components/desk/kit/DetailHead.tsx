import styled from 'styled-components';
import { ButtonLink } from '@/components/ui/kit/Button';
import { Head } from './Toolbar.styles';

const Root = styled(Head)`
  h2 {
    font-size: var(--text-title);
  }
`;

/** The title of a detail, with the way back to its list. */
export function DetailHead({ title, back }: { title: string; back: string }) {
  return (
    <Root>
      <h2>{title}</h2>
      <ButtonLink variant="quiet" size="small" href={back}>
        بازگشت به فهرست
      </ButtonLink>
    </Root>
  );
}
