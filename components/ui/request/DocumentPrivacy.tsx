import styled from 'styled-components';
import { iconSentence } from '@/components/ui/kit/iconSentence';
import { Lock } from '@/components/ui/kit/icons';

const Privacy = styled.p`
  ${iconSentence}
`;

/** The promise below the documents of a loan request or an order. */
export function DocumentPrivacy() {
  return (
    <Privacy>
      <Lock size={16} />
      پرونده‌ها خصوصی است؛ فقط شما و کارشناس بررسی آن را می‌بینید و هر بازدید ثبت می‌شود.
    </Privacy>
  );
}
