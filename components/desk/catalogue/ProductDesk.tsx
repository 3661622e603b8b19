import { DeskData } from '@/components/desk/kit/DeskData';
import { Link } from '@/components/ui/kit/firstLoad/Link';
import type { CatalogueChoices } from '@/contract/desk/catalogue';
import { useDeskRead } from '@/hooks/desk';
import { ProductForm } from './ProductForm';

/** A product of the catalogue, or a new one (`id` null). */
export function ProductDesk({ id }: { id: number | null }) {
  const choices = useDeskRead('catalogueChoices', {});
  return (
    <>
      <p>
        <Link href="/admin/catalogue">بازگشت به کالاها</Link>
      </p>
      <DeskData read={choices} name="دسته‌ها و برندها">
        {(data) =>
          id === null ? (
            <ProductForm product={null} choices={data} />
          ) : (
            <KnownProduct id={id} choices={data} />
          )
        }
      </DeskData>
    </>
  );
}

function KnownProduct({ id, choices }: { id: number; choices: CatalogueChoices }) {
  const read = useDeskRead('product', { id });
  return (
    <DeskData read={read} name="کالا">
      {(product) => <ProductForm product={product} choices={choices} onReload={read.reload} />}
    </DeskData>
  );
}
