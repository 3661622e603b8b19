import type { GetStaticProps } from 'next';
import { ButtonLink } from '@/components/ui/kit/Button';
import { Message } from '@/components/ui/kit/Message';
import { type SiteProps, staticPage } from '@/services/server/pageData';

export const getStaticProps: GetStaticProps<SiteProps> = () => staticPage(async () => ({}));

export default function NotFoundPage() {
  return (
    <Message
      art="/art/extra-empty-search.webp"
      title="این صفحه پیدا نشد"
      text="شاید نشانی درست نوشته نشده باشد، یا این کالا دیگر در فروشگاه نیست. از جست‌وجوی بالا یا از همهٔ کالاها ادامه دهید."
    >
      <ButtonLink href="/shop">دیدن همهٔ کالاها</ButtonLink>
      <ButtonLink href="/" variant="secondary">
        صفحهٔ خانه
      </ButtonLink>
    </Message>
  );
}
