import type { NextPageContext } from 'next';
import { Unreachable } from '@/components/layout/Unreachable';

/** What Next.js shows when it can show nothing else; `pages/500.tsx` is what the server answers. */
export default function ErrorPage() {
  return <Unreachable />;
}

ErrorPage.getInitialProps = ({ res, err }: NextPageContext) => ({
  statusCode: res?.statusCode ?? err?.statusCode ?? 404,
});
