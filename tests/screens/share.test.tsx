import { screen, waitFor } from '@testing-library/react';
import { useShare } from '@/components/product/useShare';
import { renderApp } from '../support/renderApp';

function Share() {
  return (
    <button type="button" onClick={useShare('گوشی')}>
      هم‌رسانی
    </button>
  );
}

test('a shopper whose device cannot share gets the link copied, and is told so', async () => {
  const { user, store } = renderApp(<Share />);
  const write = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(screen.getByRole('button', { name: 'هم‌رسانی' }));
  await waitFor(() =>
    expect(store.getState().ui.toasts).toMatchObject([{ kind: 'success', text: 'پیوند این صفحه کپی شد' }]),
  );
  expect(write).toHaveBeenCalledWith(window.location.href);
});
