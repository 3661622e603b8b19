import { Text } from '@/components/ui/layout/Text';
import type { Failure } from '@/contract/failure';
import { errorCodeText } from '@/utils/errorCode';

/** Names the code by which the shop finds an error of the server in its log, in small text; nothing for every other failure. */
export function ErrorCode({ failure }: { failure: Pick<Failure, 'requestId'> | null | undefined }) {
  return (
    failure?.requestId && (
      <Text as="small" size="small">
        {errorCodeText(failure.requestId)}
      </Text>
    )
  );
}
