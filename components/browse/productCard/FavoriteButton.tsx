import { useEffect } from 'react';
import { IconButton } from '@/components/ui/kit/IconButton';
import { Heart } from '@/components/ui/kit/icons';
import { useSlice } from '@/hooks/useSlice';
import { useAppDispatch, useAppSelector } from '@/hooks/useStore';
import {
  favoriteSlice,
  favoritesAsked,
  favoriteWanted,
  selectFavoriteIds,
  selectLiked,
} from '@/store/favorite';

type Props = {
  productId: number;
  /** The product's name. Given on a card of a list, where the button is placed on the card's corner. */
  title?: string;
  /** The state to show before the favorites have loaded: true in a list of favorites. */
  likedAtFirst?: boolean;
  /** Replaces the default action, which adds or removes the favorite. */
  onPress?: () => void;
};

/** Adds a product to the favorites or removes it. Render it beside the card's link, never inside it. */
export default function FavoriteButton({ productId, title, likedAtFirst = false, onPress }: Props) {
  const dispatch = useAppDispatch();
  useSlice(favoriteSlice);
  const known = useAppSelector(selectFavoriteIds) !== null;
  const liked = useAppSelector((state) => selectLiked(state, productId, likedAtFirst));
  const name = 'افزودن به علاقه‌مندی‌ها';

  useEffect(() => {
    if (!known) dispatch(favoritesAsked());
  }, [dispatch, known]);

  return (
    <IconButton
      data-part="favorite"
      data-on-card={title === undefined ? undefined : ''}
      label={title === undefined ? name : `${name}: ${title}`}
      round
      aria-pressed={liked}
      onClick={onPress ?? (() => dispatch(favoriteWanted({ productId, liked: !liked })))}
    >
      <Heart size={20} />
    </IconButton>
  );
}
