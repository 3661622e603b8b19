import styled from 'styled-components';
import { Image } from '@/components/ui/kit/firstLoad/Image';
import { Link } from '@/components/ui/kit/firstLoad/Link';
import { Text } from '@/components/ui/layout/Text';
import type { NotificationBanner } from '@/contract/site';
import { media } from '@/styles/media';

const Root = styled.div`
  .art {
    display: grid;
    place-items: end center;
    aspect-ratio: 4 / 3;
    background: var(--hero-ground);
  }
  .art img {
    inline-size: 76%;
    block-size: 92%;
    object-fit: contain;
  }
  .words {
    display: block;
    padding: var(--space-5) var(--space-6);
    text-align: center;
  }
  .go {
    display: grid;
    place-items: center;
    block-size: 48px;
    margin: 0 var(--space-6) var(--space-6);
    border-radius: var(--radius-m);
    background: var(--accent-strong);
    color: var(--on-accent);
    font-weight: 700;
    ${media.hover} {
      a:hover & {
        background: var(--accent-deep);
      }
    }
  }
`;

type Props = {
  banner: NotificationBanner;
  onFollow?: () => void;
  onPictureLoad?: () => void;
  onPictureError?: () => void;
};

/** The content of a popup: its picture, its sentence and, when it leads somewhere, a link over all of it. */
export function PopupCard({ banner, onFollow, onPictureLoad, onPictureError }: Props) {
  const content = (
    <>
      {banner.imageUrl && (
        <span className="art">
          <Image
            src={banner.imageUrl}
            alt=""
            width={334}
            priority
            onLoad={onPictureLoad}
            onError={onPictureError}
          />
        </span>
      )}
      <Text as="span" className="words" size="title" weight="bold">
        {banner.alt}
      </Text>
    </>
  );
  return (
    <Root>
      {banner.link ? (
        <Link href={banner.link} onClick={onFollow}>
          {content}
          <span className="go">مشاهده</span>
        </Link>
      ) : (
        content
      )}
    </Root>
  );
}
