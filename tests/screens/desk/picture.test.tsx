import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import type { CatalogueChoices, DeskProduct } from '@/contract/desk/catalogue';
import { refusal } from '@/tests/support/answers';
import { openDesk } from '@/tests/support/desk/deskScreen';
import { aVariant, aWrittenProduct } from '@/tests/support/factories/deskProduct';
import { testApi } from '@/tests/support/renderApp';

const choices: CatalogueChoices = { categories: [], brands: [], colours: [], guarantees: [] };
const product: DeskProduct = {
  ...aWrittenProduct(),
  id: 9,
  revision: 4,
  images: [],
  variants: [{ id: 21, ...aVariant() }],
};

/** The product of a desk whose uploads are named by their order. `answers` are those to the publications. */
function openProduct(answers: (() => Response)[]) {
  let uploads = 0;
  const file = (id: string) => ({ id, contentType: 'image/jpeg', size: 1, link: '/public/files/x' });
  return openDesk(
    'catalogue',
    [
      http.get(`${testApi}/admin/catalogue/choices`, () => HttpResponse.json({ data: choices })),
      http.get(`${testApi}/admin/products/9`, () => HttpResponse.json({ data: product })),
      http.post(`${testApi}/user/uploads`, () => {
        uploads += 1;
        return HttpResponse.json({ data: { id: `upload-${uploads}`, offset: 0, file: null } });
      }),
      http.put(`${testApi}/user/uploads/:id`, ({ params }) =>
        HttpResponse.json({ data: { id: params.id, offset: 1, file: file(String(params.id)) } }),
      ),
      http.delete(`${testApi}/user/files/:id`, () => HttpResponse.json({ data: null })),
      http.post(`${testApi}/admin/pictures`, () => answers.shift()?.()),
    ],
    '?id=9',
  );
}
const published = () =>
  HttpResponse.json({ data: { imageUrl: '/art/headphone-black-pair.avif', width: 8, height: 8 } });
const aPicture = (name: string) => new File(['x'], name, { type: 'image/jpeg' });

test('a picture that the shop refuses says why, and another one can be published after it', async () => {
  const { user } = openProduct([() => refusal(400, 'این عکس خوانا نیست.'), published]);
  const pictures = within(await screen.findByRole('region', { name: 'عکس‌ها' }));
  const field = () => pictures.getByLabelText(/افزودن عکس/);
  await user.upload(field(), aPicture('تار.jpg'));
  expect(await pictures.findByText('این عکس خوانا نیست.')).toBeVisible();
  await user.click(pictures.getByRole('button', { name: /حذف/ }));
  await waitFor(() => expect(pictures.queryByText('این عکس خوانا نیست.')).not.toBeInTheDocument());
  await user.upload(field(), aPicture('روشن.jpg'));
  expect(await pictures.findByRole('textbox', { name: 'توضیح برای نابینایان' })).toBeVisible();
});
