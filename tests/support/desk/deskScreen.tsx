import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { DeskScreen } from '@/components/desk/DeskScreen';
import { DeskStart } from '@/components/desk/DeskStart';
import type { DeskCommand } from '@/contract/desk/command';
import type { User } from '@/contract/profile';
import { type Answers, sent } from '@/tests/support/answers';
import { openScreen } from '@/tests/support/openShop';

/**
 * Opens a page of the desk as a signed-in supervisor.
 * @param deskRole by default an owner @param page the address below `/admin/`, as «orders?id=7»; empty for the start of the desk
 */
export function openDesk(
  page: string,
  rows: Answers,
  role: User['role'] = 'supervisor',
  deskRole?: User['deskRole'],
) {
  const [slug] = page.split('?');
  return openScreen(slug ? <DeskScreen slug={slug} /> : <DeskStart />, {
    at: page ? `/admin/${page}` : '/admin',
    as: { role, ...(deskRole && { deskRole }) },
    with: {
      'POST /admin/commands': null,
      'GET /admin/proposals': { proposals: [], limit: null, nextCursor: null },
      'GET /admin/views': [],
      ...rows,
    },
  });
}

/** The commands that the operator has sent, also the refused ones. */
export const sentCommands = (): DeskCommand[] => sent('POST /admin/commands').map(({ command }) => command);

/** Presses a button, gives the reason that its dialog asks for, and confirms. */
export async function pressWithReason(user: UserEvent, button: HTMLElement, action: string, reason: string) {
  await user.click(button);
  const dialog = within(await screen.findByRole('dialog', { name: action }));
  await user.click(dialog.getByLabelText('دلیل'));
  await user.paste(reason);
  await user.click(dialog.getByRole('button', { name: action }));
}
