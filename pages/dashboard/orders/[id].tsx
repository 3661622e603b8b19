import type { GetServerSideProps } from 'next';
import { UnknownPage } from '@/components/account/dashboard/UnknownPage';
import { OrderScreen } from '@/components/buy/order/detail/OrderScreen';
import { Unreachable } from '@/components/layout/frame/Unreachable';
import type { SiteProps } from '@/services/server/pageData';
import { loadShell } from '@/services/server/shellPage';

/** `id` is null when the address has no valid order number. */
type Props = SiteProps & { id: number | null };

/** Not a static page: requests with many numbers would fill the server's storage with copies. */
export const getServerSideProps: GetServerSideProps<Props> = async (context) => {
  const id = String(context.params?.id);
  const found = /^[1-9]\d{0,8}$/.test(id);
  return { props: { ...(await loadShell(context, found)), id: found ? Number(id) : null } };
};

export default function OrderPage({ id, site }: Props) {
  if (!site) return <Unreachable />;
  return id === null ? <UnknownPage /> : <OrderScreen id={id} />;
}
