import styled from 'styled-components';
import { ButtonLink } from '@/components/ui/kit/Button';
import { Image } from '@/components/ui/kit/firstLoad/Image';
import { StairScene } from '@/components/ui/kit/StairScene';
import { Grid } from '@/components/ui/layout/Grid';
import { Heading } from '@/components/ui/layout/Heading';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
import type { Company } from '@/contract/site';
import { media } from '@/styles/media';

const Root = styled(Grid)`
  align-items: end;
  background: var(--hero-ground);

  .words {
    padding: var(--space-8) var(--gutter) var(--space-6);
    ${media.md} {
      place-self: center end;
      inline-size: min(100%, 620px);
      padding: var(--space-8);
    }
  }
  p {
    max-inline-size: 480px;
  }
  .scene {
    block-size: 240px;
    ${media.md} {
      block-size: 420px;
    }
  }
`;

/** The home page of a shop that has nothing to show yet. */
export default function EmptyHome({ company }: { company: Company }) {
  return (
    <Root forwardedAs="section" columnsMd={2} gap={0}>
      <Stack className="words" align="start">
        <Heading level={1} size="display" weight="black">
          {company.companyName}
        </Heading>
        {company.slogan && <Text ink="muted">{company.slogan}</Text>}
        <Text ink="muted">قفسه‌ها هنوز خالی است. کالاها به‌زودی چیده می‌شوند.</Text>
        <ButtonLink href="/info/terms" variant="secondary">
          شرایط خرید
        </ButtonLink>
      </Stack>
      <div className="scene">
        <StairScene>{[<Image key="bag" src="/art/extra-bag.webp" alt="" width={240} priority />]}</StairScene>
      </div>
    </Root>
  );
}
