import {
  type ComponentType,
  createElement,
  lazy,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { ErrorBoundary } from '@/components/ui/ErrorBoundary';
import { loadAgain } from '@/utils/firstLoad/loadAgain';

const onServer = typeof window === 'undefined';

/** True until the first page has been hydrated: only then is there server markup to keep. */
let firstPage = true;

type Options = {
  /** Comes to life (and is then rendered anew) once it is near the screen. Without it, it stays as it is. */
  wakes?: boolean;
};

/** The way from a box down to an element in it, as child numbers. */
function pathTo(box: Element, target: EventTarget | null): number[] {
  const path: number[] = [];
  let element = target instanceof Element ? target : null;
  while (element && element !== box) {
    path.unshift([...(element.parentElement?.children ?? [])].indexOf(element));
    element = element.parentElement;
  }
  return path;
}

function clickAt(box: Element, path: number[]) {
  const target = path.reduce<Element | undefined>((element, index) => element?.children[index], box);
  if (target instanceof HTMLElement) target.click();
}

/**
 * A part of a page that is server-rendered and then left as it is: its code is not in the first load, and is fetched
 * only when the part is rendered in the browser (after a client-side navigation) or, with `wakes`, when it comes near
 * the screen. A click while it wakes is made again on the live part. Links inside work all the same (`useSoftLinks`).
 * Code that does not come is asked for again; until then the part stays as the server rendered it.
 */
export function still<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { wakes = false }: Options = {},
) {
  const Live = lazy(() => loadAgain(load));
  let Loaded: ComponentType<Props> | null = null;

  // biome-ignore lint/correctness/noComponentHookFactories: called once a module.
  return function Still(props: Props) {
    const [kept, setKept] = useState(firstPage);
    const box = useRef<HTMLDivElement>(null);
    const clicked = useRef<number[] | null>(null);

    useEffect(() => {
      firstPage = false;
      const element = box.current;
      if (!wakes || !kept || !element) return;
      const wake = async () => {
        near.disconnect();
        Loaded = (await loadAgain(load)).default;
        setKept(false);
      };
      const near = new IntersectionObserver(([entry]) => entry?.isIntersecting && wake(), {
        rootMargin: '200px',
      });
      const remember = (event: Event) => {
        clicked.current = pathTo(element, event.target);
      };
      near.observe(element);
      element.addEventListener('click', remember);
      return () => {
        near.disconnect();
        element.removeEventListener('click', remember);
      };
    }, [kept]);

    useLayoutEffect(() => {
      if (kept || !box.current || !clicked.current) return;
      clickAt(box.current, clicked.current);
      clicked.current = null;
    }, [kept]);

    // On the server there is no Suspense boundary on purpose: React would move a large one behind an inline script.
    if (onServer) {
      return (
        <div data-still="">
          <Live {...props} />
        </div>
      );
    }
    if (kept) {
      // An empty innerHTML that is never applied: hydration keeps what the server rendered.
      return createElement('div', {
        'data-still': '',
        ref: box,
        suppressHydrationWarning: true,
        // biome-ignore lint/security/noDangerouslySetInnerHtml: an empty constant.
        dangerouslySetInnerHTML: { __html: '' },
      });
    }
    return (
      <div key="live" ref={box}>
        <ErrorBoundary>
          {Loaded ? (
            <Loaded {...props} />
          ) : (
            <Suspense fallback={null}>
              <Live {...props} />
            </Suspense>
          )}
        </ErrorBoundary>
      </div>
    );
  };
}
