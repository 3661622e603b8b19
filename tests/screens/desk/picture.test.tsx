import { screen, waitFor, within } from '@testing-library/react';
import type { CatalogueChoices, DeskProduct } from '@/contract/desk/catalogue';
import { answerOnce, refusal } from '@/tests/support/answers';
import { openDesk } from '@/tests/support/desk/deskScreen';
import { aVariant, aWrittenProduct } from '@/tests/support/factories/deskProduct';

const choices: CatalogueChoices = { categories: [], brands: [], colours: [], guarantees: [] };
const product: DeskProduct = {
  ...aWrittenProduct(),
  id: 9,
  revision: 4,
  images: [],
  variants: [{ id: 21, ...aVariant() }],
};

/** The product of a desk whose uploads are named by their order. */
function openProduct() {
  let uploads = 0;
  const file = (id?: string) => ({ id, contentType: 'image/jpeg', size: 1, link: '/public/files/x' });
  return openDesk('catalogue?id=9', {
    'GET /admin/catalogue/choices': choices,
    'GET /admin/products/9': product,
    'POST /user/uploads': () => {
      uploads += 1;
      return { id: `upload-${uploads}`, offset: 0, file: null };
    },
    'PUT /user/uploads/:id': ({ params: { id } }) => ({ id, offset: 1, file: file(id) }),
    'DELETE /user/files/:id': null,
    'POST /admin/pictures': { imageUrl: '/art/headphone-black-pair.avif', width: 8, height: 8 },
  });
}
const aPicture = (name: string) => new File(['x'], name, { type: 'image/jpeg' });

test('a picture that the shop refuses says why, and another one can be published after it', async () => {
  const { user } = openProduct();
  answerOnce({ 'POST /admin/pictures': refusal(400, 'این عکس خوانا نیست.') });
  const pictures = within(await screen.findByRole('region', { name: 'عکس‌ها' }));
  const field = () => pictures.getByLabelText(/افزودن عکس/);
  await user.upload(field(), aPicture('تار.jpg'));
  expect(await pictures.findByText('این عکس خوانا نیست.')).toBeVisible();
  await user.click(pictures.getByRole('button', { name: /حذف/ }));
  await waitFor(() => expect(pictures.queryByText('این عکس خوانا نیست.')).not.toBeInTheDocument());
  await user.upload(field(), aPicture('روشن.jpg'));
  expect(await pictures.findByRole('textbox', { name: 'توضیح برای نابینایان' })).toBeVisible();
});
