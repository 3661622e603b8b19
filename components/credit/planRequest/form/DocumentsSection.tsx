import { DocumentCard } from '@/components/ui/request/DocumentCard';
import { DocumentPrivacy } from '@/components/ui/request/DocumentPrivacy';
import * as S from '@/components/ui/request/Documents.styles';
import { useAppDispatch, useAppSelector } from '@/hooks/useStore';
import { giveDocument, selectPlanRequest } from '@/store/planRequest';
import type { RequestForm } from './useRequestForm';

/** Section 04: the documents, each with its files. */
export function DocumentsSection({
  documents,
  onSending,
}: {
  documents: RequestForm['documents'];
  /** Called with the code of a document whose files begin or end to be sent. */
  onSending: (code: string, isSending: boolean) => void;
}) {
  const dispatch = useAppDispatch();
  const { giving } = useAppSelector(selectPlanRequest);
  return (
    <>
      <S.Documents>
        {documents.map((document) => (
          <DocumentCard
            key={document.code}
            document={document}
            giving={giving[document.code]}
            onGive={(fileIds) => dispatch(giveDocument.request({ code: document.code, fileIds }))}
            onSending={onSending}
          />
        ))}
      </S.Documents>
      <DocumentPrivacy />
    </>
  );
}
