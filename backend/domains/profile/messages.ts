import { ageWrong } from '@/utils/jalaliBirth';
import { messages as shared } from '@/utils/messages';

/** What is wrong with a profile, in the words of its form. */
export const messages = {
  firstNameNeeded: shared.firstNameNeeded,
  firstNamePersian: shared.firstNamePersian,
  lastNameNeeded: shared.lastNameNeeded,
  lastNamePersian: shared.lastNamePersian,
  nationalCodeNeeded: shared.nationalCodeNeeded,
  nationalCodeWrong: shared.nationalCodeWrong,
  fieldNeeded: shared.fieldNeeded,
  ageWrong,
} as const;
