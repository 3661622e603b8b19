import { ButtonLink } from '@/components/ui/kit/Button';
import { Image } from '@/components/ui/kit/firstLoad/Image';
import { Mark } from '@/components/ui/kit/Mark';
import { Actions } from '@/components/ui/layout/Actions';
import { Container } from '@/components/ui/layout/Container';
import { Heading } from '@/components/ui/layout/Heading';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
import * as S from './GuideHero.styles';

/** The steps from the highest: width in percent of the scene, height in percent, and the picture with its width in px. */
const steps = [
  { width: 36, height: 60, src: '/art/laptop-silk-silver-front.avif', picture: 260 },
  { width: 24, height: 47, src: '/art/apple-iphone-17-lavender-pair.avif', picture: 216 },
  { width: 20, height: 36, src: '/art/watch-round-green-front.avif', picture: 166 },
  { width: 20, height: 26, src: '/art/earbuds-white-front.avif', picture: 128 },
] as const;

/** The head of a loan page: its title and text, and the drawn stair with products on its steps. */
export function GuideHero({
  tag,
  title,
  text,
  requestHref,
}: {
  tag: string;
  /** Two lines. */
  title: readonly [string, string];
  text: string;
  /** Null while no plan is offered. */
  requestHref: string | null;
}) {
  return (
    <S.Hero>
      <Container>
        <Stack align="start" className="words">
          <Text as={Row} size="small" weight="medium" className="tag">
            <Mark size={14} />
            {tag}
          </Text>
          <Heading size="display" weight="black">
            {title[0]}
            <br />
            {title[1]}
          </Heading>
          <Text ink="muted">{text}</Text>
          {requestHref && (
            <Actions>
              <ButtonLink href={requestHref}>درخواست وام</ButtonLink>
              <ButtonLink href="/planloanguide#calculator" variant="secondary">
                ماشین‌حساب
              </ButtonLink>
            </Actions>
          )}
        </Stack>
      </Container>
      <div className="stair" aria-hidden="true">
        {steps.map(({ width, height, src, picture }, index) => (
          <span key={src} style={{ '--width': width, '--height': `${height}%`, '--picture': picture }}>
            <Image
              src={src}
              alt=""
              width={picture}
              sizes={`(min-width: 1280px) ${picture}px, ${Math.round(picture * 0.6)}px`}
              priority={index === 0}
            />
          </span>
        ))}
      </div>
    </S.Hero>
  );
}
