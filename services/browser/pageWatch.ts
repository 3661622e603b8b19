import Router from 'next/router';
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { mostPageErrors, type PageReport, vitalsShare } from '@/contract/pageReport';
import { plainErrorMessage, plainErrorStack } from '@/rules/browserError';
import { pageKindOf } from '@/rules/pageKind';
import { endpoints } from '@/services/http/endpoints';

/** Messages that say nothing: those of scripts of other sites, and one of browsers without consequence. */
const ignored = /^(?:Script error\.?|ResizeObserver loop\b.*)$/;

const currentKind = () => pageKindOf(Router.pathname);

/**
 * Measures how fast this document is, for a part of the visits, and notes the errors of its scripts. Both are sent when the visitor
 * leaves or hides the page, together and without anything about the visitor. @param baseURL of the calls
 */
export function watchPage(baseURL: string): void {
  const release = String(window.__NEXT_DATA__.buildId);
  const opened = currentKind();
  const measured = new Set<string>();
  const known = new Set<string>();
  let vitals: PageReport['vitals'] = [];
  let errors: PageReport['errors'] = [];

  /** Metrics may be reported again, with a larger value, when a hidden page is shown once more. The first value counts. */
  const measure = ({ name, value }: { name: PageReport['vitals'][number]['name']; value: number }) => {
    if (measured.has(name)) return;
    measured.add(name);
    const whole = Math.round(name === 'CLS' ? value * 1000 : value);
    vitals.push({ page: opened, name, value: Math.max(0, Math.min(whole, 600_000)) });
  };
  if (Math.random() < vitalsShare) for (const on of [onTTFB, onFCP, onLCP, onCLS, onINP]) on(measure);

  const noteError = (error: unknown) => {
    const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
    const text = plainErrorMessage(`${name}: ${message}`);
    if (ignored.test(message) || known.has(text) || known.size >= mostPageErrors) return;
    known.add(text);
    errors.push({
      page: currentKind(),
      message: text,
      stack: error instanceof Error ? plainErrorStack(stack ?? '') : '',
    });
  };
  window.addEventListener('error', ({ error, message }) => noteError(error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => noteError(reason));
  // React writes an error that a part of the page has caught here, and no listener hears of it.
  const write = console.error;
  console.error = (...values: unknown[]) => {
    for (const value of values) if (value instanceof Error) noteError(value);
    write(...values);
  };

  // The listeners of the metrics are older, so that the last values are there.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || vitals.length + errors.length === 0) return;
    const report: PageReport = { release, vitals, errors };
    navigator.sendBeacon(
      baseURL + endpoints.pageReport,
      new Blob([JSON.stringify(report)], { type: 'application/json' }),
    );
    vitals = [];
    errors = [];
  });
}
