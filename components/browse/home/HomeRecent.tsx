import { useEffect, useRef, useState } from 'react';
import { RecentProducts } from '@/components/browse/product/RecentProducts';
import { Container } from '@/components/ui/layout/Container';
import { useSlice } from '@/hooks/useSlice';
import { useAppDispatch } from '@/hooks/useStore';
import { recentProductsOpened, recentProductsSlice } from '@/store/recentProducts';

/**
 * The products that the shopper viewed, at the end of the home page. They appear only while their place is outside the
 * screen, so that nothing that the shopper sees moves.
 */
export default function HomeRecent() {
  const dispatch = useAppDispatch();
  useSlice(recentProductsSlice);
  const place = useRef<HTMLDivElement>(null);
  const [isPlaced, setIsPlaced] = useState(false);

  useEffect(() => {
    dispatch(recentProductsOpened());
    if (!place.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.at(-1)?.isIntersecting !== false) return;
      observer.disconnect();
      setIsPlaced(true);
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [dispatch]);

  return (
    <Container ref={place} style={{ minBlockSize: 1 }}>
      {isPlaced && <RecentProducts />}
    </Container>
  );
}
