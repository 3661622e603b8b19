import { ButtonLink } from '@/components/ui/kit/Button';
import { Heading } from '@/components/ui/layout/Heading';
import { Row } from '@/components/ui/layout/Row';

/** The title of a detail, with the way back to its list. */
export function DetailHead({ title, back }: { title: string; back: string }) {
  return (
    <Row wrap justify="between">
      <Heading>{title}</Heading>
      <ButtonLink variant="quiet" size="small" href={back}>
        بازگشت به فهرست
      </ButtonLink>
    </Row>
  );
}
