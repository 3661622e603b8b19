import { deskSaga } from '@/sagas/desk';
import { deskFilesSaga } from '@/sagas/deskFiles';
import { changeDesk, loadDesk } from '@/store/desk';
import { downloadFile, uploadImport } from '@/store/deskFiles';
import type { LateDomain } from './lateDomain';

export const lateDomain: LateDomain = {
  sagas: [deskSaga, deskFilesSaga],
  policies: [
    { flow: loadDesk, unauthorized: 'signInAndRepeat', failure: 'screenOnly' },
    { flow: changeDesk, unauthorized: 'signIn', failure: 'screenOnly', moves: 'money' },
    { flow: uploadImport, unauthorized: 'signIn', failure: 'screenOnly' },
    { flow: downloadFile, unauthorized: 'signInAndRepeat', failure: 'screenOnly' },
  ],
};
