import { useCallback, useState } from 'react';
import { Button } from '@/components/ui/kit/Button';
import { Note } from '@/components/ui/kit/Note';
import { Actions } from '@/components/ui/layout/Actions';
import { Text } from '@/components/ui/layout/Text';
import { DocumentCard } from '@/components/ui/request/DocumentCard';
import * as S from '@/components/ui/request/Documents.styles';
import type { PlanRequest } from '@/contract/planRequest';
import { useAppDispatch, useAppSelector } from '@/hooks/useStore';
import { giveDocument, resubmitPlanRequest, selectPlanRequest } from '@/store/planRequest';
import { formatDay } from '@/utils/dates';

/** Shows the gaps of a request in correction: the rejected documents with their reasons, and the button that sends it back. */
export function CorrectionStep({ request }: { request: PlanRequest }) {
  const dispatch = useAppDispatch();
  const { changing, giving } = useAppSelector(selectPlanRequest);
  // A document that was replaced stays in its place until the request is sent.
  const [codes, setCodes] = useState<ReadonlySet<string>>(new Set());
  const [sendingCodes, setSending] = useState<ReadonlySet<string>>(new Set());
  const rejected = request.documents.filter(({ state }) => state === 'rejected');
  if (rejected.some(({ code }) => !codes.has(code)))
    setCodes(new Set([...codes, ...rejected.map(({ code }) => code)]));
  const noteSending = useCallback((code: string, isSending: boolean) => {
    setSending((before) => {
      if (before.has(code) === isSending) return before;
      return isSending ? new Set([...before, code]) : new Set([...before].filter((one) => one !== code));
    });
  }, []);
  const isReady = rejected.length === 0 && sendingCodes.size === 0;
  const isBusy = changing.status === 'busy';
  return (
    <>
      <S.Documents data-single="">
        {request.documents
          .filter(({ code }) => codes.has(code))
          .map((document) => (
            <DocumentCard
              key={document.code}
              document={document}
              giving={giving[document.code]}
              onGive={(fileIds) => dispatch(giveDocument.request({ code: document.code, fileIds }))}
              onSending={noteSending}
              isNeeded
            />
          ))}
      </S.Documents>
      {isReady ? <Note kind="success">همهٔ مدارک جایگزین شد. آن‌ها را برای بررسی بفرستید.</Note> : null}
      <Actions>
        {isReady && (
          <Button
            size="bar"
            aria-busy={isBusy || undefined}
            onClick={() => !isBusy && dispatch(resubmitPlanRequest.request())}
          >
            {isBusy ? 'در حال فرستادن…' : 'فرستادن برای بررسی دوباره'}
          </Button>
        )}
        {request.correctBefore && (
          <Text as="span" size="small" ink="muted" weight="medium">
            تا {formatDay(Date.parse(request.correctBefore))} فرصت دارید.
          </Text>
        )}
      </Actions>
    </>
  );
}
