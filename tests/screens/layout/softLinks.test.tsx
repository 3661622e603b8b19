import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import mockRouter from 'next-router-mock';
import { MemoryRouterProvider } from 'next-router-mock/MemoryRouterProvider';
import { SoftLinks } from '@/tests/support/SoftLinks';

test('a prefetch that the shop refuses, as during maintenance, is no error of the page', async () => {
  const unhandled = jest.fn();
  process.on('unhandledRejection', unhandled);
  jest.spyOn(mockRouter, 'prefetch').mockImplementation(async () => {
    throw new Error('Failed to load static props');
  });
  try {
    render(
      <MemoryRouterProvider>
        <SoftLinks>
          <a href="/shop">همهٔ کالاها</a>
        </SoftLinks>
      </MemoryRouterProvider>,
    );
    await userEvent.hover(screen.getByRole('link'));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(mockRouter.prefetch).toHaveBeenCalledWith('/shop');
    expect(unhandled).not.toHaveBeenCalled();
  } finally {
    process.off('unhandledRejection', unhandled);
  }
});
