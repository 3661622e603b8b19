import { useState } from 'react';
import { Segments } from '@/components/ui/kit/Segments';
import { useReadyQuery } from '@/hooks/useReadyQuery';
import { ConversationDesk } from './ConversationDesk';
import { ConversationList } from './ConversationList';
import { WaitingTexts } from './WaitingTexts';

const parts = [
  { value: 'conversations', title: 'پیام‌های پشتیبانی' },
  { value: 'texts', title: 'دیدگاه و پرسش' },
] as const;
type Part = (typeof parts)[number]['value'];

/** `/admin/conversations`: messages of shoppers, one conversation with `?id=`, and the texts that wait to be published. */
export default function ConversationsScreen() {
  const query = useReadyQuery();
  const [part, setPart] = useState<Part>('conversations');
  if (query === null) return null;
  const id = Number(query.id);
  if (Number.isSafeInteger(id) && id > 0) return <ConversationDesk key={id} id={id} />;
  return (
    <>
      <Segments label="نوع پیام" choices={parts} value={part} onChange={setPart} />
      {part === 'conversations' ? <ConversationList /> : <WaitingTexts />}
    </>
  );
}
