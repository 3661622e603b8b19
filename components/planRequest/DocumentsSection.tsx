import { Lock } from '@/components/ui/icons';
import { DocumentCard } from './DocumentCard';
import * as S from './Documents.styles';
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
  return (
    <>
      <S.Documents>
        {documents.map((document) => (
          <DocumentCard key={document.code} document={document} onSending={onSending} />
        ))}
      </S.Documents>
      <S.Privacy>
        <Lock size={16} />
        پرونده‌ها خصوصی است؛ فقط شما و کارشناس بررسی آن را می‌بینید و هر بازدید ثبت می‌شود.
      </S.Privacy>
    </>
  );
}
