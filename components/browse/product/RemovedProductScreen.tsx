import { ButtonLink } from '@/components/ui/kit/Button';
import { Message } from '@/components/ui/kit/Message';
import { Container } from '@/components/ui/layout/Container';
import type { RemovedProduct } from '@/contract/product';
import RelatedProducts from './RelatedProducts';

/** Stands at the address of a product that the shop no longer offers, with products like it. */
export function RemovedProductScreen({ title, category, similar }: RemovedProduct) {
  return (
    <>
      <Message
        art="/art/extra-empty-search.webp"
        title={`${title} دیگر عرضه نمی‌شود`}
        text={
          similar.length > 0
            ? 'کالاهای مشابه را پایین همین صفحه ببینید، یا از دستهٔ آن ادامه دهید.'
            : 'از دستهٔ آن ادامه دهید.'
        }
      >
        <ButtonLink href={`/shop/${category.slug}`}>{category.title}</ButtonLink>
        <ButtonLink href="/shop" variant="secondary">
          دیدن همهٔ کالاها
        </ButtonLink>
      </Message>
      <Container>
        <RelatedProducts title="کالاهای مشابه" similar={similar} last />
      </Container>
    </>
  );
}
