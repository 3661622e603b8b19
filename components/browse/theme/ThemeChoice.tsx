import { useEffect } from 'react';
import { Segments } from '@/components/ui/kit/Segments';
import { useSlice } from '@/hooks/useSlice';
import { useAppDispatch, useAppSelector } from '@/hooks/useStore';
import { selectTheme, themeAsked, themeChosen, themeSlice } from '@/store/theme';

const choices = [
  { value: 'light', title: 'روشن' },
  { value: 'dark', title: 'تیره' },
  { value: 'system', title: 'مانند دستگاه' },
] as const;

/** The choice of theme: light, dark, or that of the device. */
export default function ThemeChoice() {
  const dispatch = useAppDispatch();
  useSlice(themeSlice);
  const choice = useAppSelector(selectTheme);
  useEffect(() => {
    dispatch(themeAsked());
  }, [dispatch]);
  return (
    <Segments
      label="رنگ صفحه"
      choices={choices}
      value={choice ?? 'system'}
      onChange={(value) => dispatch(themeChosen(value === 'system' ? null : value))}
    />
  );
}
