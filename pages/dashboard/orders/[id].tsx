import type { GetServerSideProps } from 'next';
import { Unreachable } from '@/components/layout/Unreachable';
import { OrderScreen } from '@/components/order/OrderScreen';
import type { SiteProps } from '@/services/pageData';
import { readSite } from '@/services/shopCache';

type Props = SiteProps & { id: number };

/** Seconds after which a shop that does not answer may be asked again. */
const retryAfter = '30';

/**
 * A shell too: whose order it is, only the browser knows. It is not a static page, since anyone could have the server
 * keep a copy for every number there is.
 */
export const getServerSideProps: GetServerSideProps<Props> = async ({ params, res }) => {
  if (!/^[1-9]\d{0,8}$/.test(String(params?.id))) return { notFound: true };
  const id = Number(params?.id);
  const renderedAt = Date.now();
  try {
    return { props: { id, site: await readSite(), renderedAt } };
  } catch {
    res.statusCode = 503;
    res.setHeader('Retry-After', retryAfter);
    return { props: { id, site: null, renderedAt } };
  }
};

export default function OrderPage({ id, site }: Props) {
  return site ? <OrderScreen id={id} /> : <Unreachable />;
}
