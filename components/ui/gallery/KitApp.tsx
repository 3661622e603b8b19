import type { AppProps } from 'next/app';
import { useEffect, useState } from 'react';
import { Provider } from 'react-redux';
import { ToastOutlet } from '@/components/ui/kit/ToastOutlet';
import { makeStore } from '@/store/makeStore';
import { loadProvinces, sitePlacesSlice } from '@/store/sitePlaces';

const provinces = [
  {
    id: 1,
    title: 'تهران',
    cities: [
      { id: 11, title: 'تهران' },
      { id: 12, title: 'شهریار' },
    ],
  },
  { id: 2, title: 'کهگیلویه و بویراحمد', cities: [{ id: 21, title: 'یاسوج' }] },
];

/** A store without site data. It has no engine, so that no component makes a call. */
function makeKitStore() {
  const store = makeStore({ site: null, renderedAt: 0 });
  store.inject(sitePlacesSlice);
  store.dispatch(loadProvinces.success(undefined, provinces));
  return store;
}

/** The frame of the gallery of the kit: a store, and neither the shop's header nor its engine. */
export function KitApp({ Component, pageProps }: AppProps) {
  const [store] = useState(makeKitStore);
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
  }, []);
  return (
    <Provider store={store}>
      <Component {...pageProps} />
      <ToastOutlet />
    </Provider>
  );
}
