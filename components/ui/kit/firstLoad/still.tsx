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
import { ErrorBoundary } from '@/components/ui/kit/ErrorBoundary';
import { loadAgain } from '@/services/browser/firstLoad/loadAgain';

const onServer = typeof window === 'undefined';

/** True until the first page has been hydrated. Only the first page has server markup that can be kept. */
let firstPage = true;

type Options = {
  /** Renders the part in the browser when it comes near the screen. Otherwise it stays as the server rendered it. */
  wakes?: boolean;
  /** The server leaves it out, with its style, because it is of no use before it wakes and takes no place on the page. */
  scriptOnly?: boolean;
};

/** The path from a box down to an element inside it, as indexes of children. */
function pathTo(box: Element, target: EventTarget | null): number[] {
  const path: number[] = [];
  let element = target instanceof Element ? target : null;
  while (element && element !== box) {
    path.unshift([...(element.parentElement?.children ?? [])].indexOf(element));
    element = element.parentElement;
  }
  return path;
}

/** Clicks the control at a path, which may lead to the icon inside it. Links need no second click (`useSoftLinks`). */
function clickAt(box: Element, path: number[]) {
  const target = path.reduce<Element | undefined>((element, index) => element?.children[index], box);
  target?.closest<HTMLElement>('button,label,input')?.click();
}

/**
 * A still part: it stays as the server rendered it, and its code is not in the first load. The code loads when the part
 * is rendered after a client-side navigation or, with `wakes`, when it comes near the screen. A click before that is
 * repeated on the rendered part. Links inside work from the start (`useSoftLinks`). A failed load is repeated; until it
 * succeeds, the server's markup stays.
 */
export function still<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { wakes = false, scriptOnly = false }: Options = {},
) {
  const Live = lazy(() => loadAgain(load));
  let Loaded: ComponentType<Props> | null = null;

  // biome-ignore lint/correctness/noComponentHookFactories: called at module level.
  return function Still(props: Props) {
    const [kept, setKept] = useState(firstPage);
    const box = useRef<HTMLDivElement>(null);
    const clicked = useRef<number[] | null>(null);

    useEffect(() => {
      firstPage = false;
      const element = box.current;
      if (!wakes || !kept || !element) return;
      const wake = async () => {
        observer.disconnect();
        Loaded = (await loadAgain(load)).default;
        setKept(false);
      };
      const observer = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting && wake(), {
        rootMargin: '200px',
      });
      const rememberClick = (event: Event) => {
        clicked.current = pathTo(element, event.target);
      };
      observer.observe(element);
      element.addEventListener('click', rememberClick);
      return () => {
        observer.disconnect();
        element.removeEventListener('click', rememberClick);
      };
    }, [kept]);

    useLayoutEffect(() => {
      if (kept || !box.current || !clicked.current) return;
      clickAt(box.current, clicked.current);
      clicked.current = null;
    }, [kept]);

    // No Suspense boundary on the server: React would move the content of a large one into an inline script.
    if (onServer) return <div data-still="">{!scriptOnly && <Live {...props} />}</div>;
    if (kept) {
      // React never applies this empty innerHTML: hydration keeps the server's markup.
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
