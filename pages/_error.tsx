import type { NextPageContext } from 'next';
import { Unreachable } from '@/components/layout/frame/Unreachable';

/** Shown by Next.js for errors in the browser; the server answers errors with `pages/500.tsx`. */
export default function ErrorPage() {
  return <Unreachable />;
}

ErrorPage.getInitialProps = ({ res, err }: NextPageContext) => ({
  statusCode: res?.statusCode ?? err?.statusCode ?? 404,
});
