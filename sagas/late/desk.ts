import { deskSaga } from '@/sagas/desk';
import { deskFilesSaga } from '@/sagas/deskFiles';
import { changeDesk, loadDesk } from '@/store/desk';
import { downloadFile, uploadImport } from '@/store/deskFiles';
import type { LateDomain } from './lateDomains';

export const lateDomain: LateDomain = {
  sagas: [deskSaga, deskFilesSaga],
  policies: [
    { flow: loadDesk, unauthorized: 'signInAndRepeat', failure: 'screen' },
    { flow: changeDesk, unauthorized: 'signIn', failure: 'screen' },
    { flow: uploadImport, unauthorized: 'signIn', failure: 'screen' },
    { flow: downloadFile, unauthorized: 'signInAndRepeat', failure: 'screen' },
  ],
};
