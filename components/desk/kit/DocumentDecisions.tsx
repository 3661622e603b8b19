import { ChangeButton } from '@/components/desk/kit/ChangeButton';
import { StateBadge } from '@/components/ui/kit/StateBadge';
import { Actions } from '@/components/ui/layout/Actions';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
import type { DocumentState } from '@/contract/document';
import type { StoredFile } from '@/contract/file';
import { documentStates } from '@/rules/documentStates';
import { PrivatePictures } from './PrivatePictures';
import { RefuseButton } from './RefuseButton';

type Document = {
  code: string;
  title: string;
  state: DocumentState;
  reason: string | null;
  files: readonly StoredFile[];
};
type Judged = { verdict: 'accepted' } | { verdict: 'rejected'; reason: string };

type Props = {
  documents: readonly Document[];
  /** Whether documents can be judged now. */
  open: boolean;
  saving: boolean;
  onJudge: (code: string, judged: Judged) => void;
};

/** The documents of a request with their files, judged one by one. The applicant reads the reason of a rejection. */
export function DocumentDecisions({ documents, open, saving, onJudge }: Props) {
  return (
    <Stack as="ul" divided>
      {documents.map(({ code, title, state, reason, files }) => (
        <Stack as="li" key={code}>
          <Row wrap gap={3}>
            <b>{title}</b>
            <StateBadge tone={documentStates[state].tone}>{documentStates[state].title}</StateBadge>
          </Row>
          {reason && (
            <Text size="small" ink="muted">
              دلیل رد: {reason}
            </Text>
          )}
          {files.length > 0 && <PrivatePictures files={files} name={title} />}
          {open && files.length > 0 && state !== 'accepted' && (
            <Actions>
              <ChangeButton
                size="small"
                disabled={saving}
                aria-label={`تأیید ${title}`}
                onClick={() => onJudge(code, { verdict: 'accepted' })}
              >
                تأیید
              </ChangeButton>
              {state === 'given' && (
                <RefuseButton
                  action={`رد ${title}`}
                  hint="متقاضی این متن را می‌خواند و مدرک را جایگزین می‌کند."
                  disabled={saving}
                  onRefuse={(text) => onJudge(code, { verdict: 'rejected', reason: text })}
                />
              )}
            </Actions>
          )}
        </Stack>
      ))}
    </Stack>
  );
}
