import { Note } from '@/components/ui/kit/Note';
import { ErrorCode } from '@/components/ui/panel/ErrorCode';
import type { Failure } from '@/contract/failure';
import { messages } from '@/utils/messages';

/** Says why a change of the desk was refused. */
export function ChangeFailure({ failure }: { failure: Failure | null }) {
  return (
    failure && (
      <Note kind="danger">
        {failure.message ?? messages.tryAgain} <ErrorCode failure={failure} />
      </Note>
    )
  );
}
