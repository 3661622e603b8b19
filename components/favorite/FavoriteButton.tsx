import { useEffect } from 'react';
import styled from 'styled-components';
import { IconButton } from '@/components/ui/IconButton';
import { Heart } from '@/components/ui/icons';
import { useSlice } from '@/hooks/useSlice';
import { useAppDispatch, useAppSelector } from '@/hooks/useStore';
import {
  favoritesAsked,
  favoritesSlice,
  favoriteWanted,
  selectFavoriteIds,
  selectLiked,
} from '@/store/favorite';
import { media } from '@/styles/media';

const Root = styled(IconButton)`
  &[aria-pressed='true'] {
    color: var(--accent-strong);
    svg {
      fill: currentColor;
    }
  }
  &.heart {
    position: absolute;
    inset-block-start: 14px;
    inset-inline-end: 14px;
  }
  /* Where there is a pointer, a card shows it on hover; what is liked shows it always. */
  ${media.hover} {
    &.heart {
      transition: opacity 150ms;
    }
    &.heart:not([aria-pressed='true'], :focus-visible) {
      opacity: 0;
    }
    li:hover > &.heart {
      opacity: 1;
    }
  }
`;

type Props = {
  productId: number;
  /** The product's name: given on a card of a list, where the heart stands on the picture's corner. */
  title?: string;
  /** What it shows before the favourites are known: true in a list of them. */
  likedAtFirst?: boolean;
  /** What a press does instead of changing the heart itself. */
  onPress?: () => void;
};

/** Likes a product, and no longer. A button beside its card's link, never in it. */
export default function FavoriteButton({ productId, title, likedAtFirst = false, onPress }: Props) {
  const dispatch = useAppDispatch();
  useSlice(favoritesSlice);
  const known = useAppSelector(selectFavoriteIds) !== null;
  const liked = useAppSelector((state) => selectLiked(state, productId, likedAtFirst));
  const name = 'افزودن به علاقه‌مندی‌ها';

  useEffect(() => {
    if (!known) dispatch(favoritesAsked());
  }, [dispatch, known]);

  return (
    <Root
      className={title === undefined ? undefined : 'heart'}
      label={title === undefined ? name : `${name}: ${title}`}
      round
      data-early=""
      aria-pressed={liked}
      onClick={onPress ?? (() => dispatch(favoriteWanted({ productId, liked: !liked })))}
    >
      <Heart size={20} />
    </Root>
  );
}
