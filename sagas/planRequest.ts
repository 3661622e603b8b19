import { actionChannel, call, delay, fork, put, select, take, takeEvery, takeLatest } from 'typed-redux-saga';
import { namesOf, nextEdit, type PlanRequestField, sectionFields } from '@/rules/planRequest/sections';
import { isOpenRequest } from '@/rules/planRequest/states';
import type { LateDomain } from '@/sagas/late/lateDomain';
import { readKept, writeKept } from '@/services/browser/keptRows';
import { tryAgainToast } from '@/services/http/policy';
import * as calls from '@/services/planRequest';
import {
  bookAppointment,
  cancelAppointment,
  cancelPlanRequest,
  editPlanRequest,
  fieldsTyped,
  giveDocument,
  loadPlanRequest,
  pageHidden,
  planRequestChanges,
  resubmitPlanRequest,
  savingWanted,
  selectPlanRequest,
  startPlanRequest,
} from '@/store/planRequest';
import { selectUserInfo } from '@/store/session/session';
import { shopCalls } from '@/store/shopCalls';
import { mayPass } from '@/utils/lostLoad';
import { messages } from '@/utils/messages';
import { announceSuccess } from './announceSuccess';
import { bindRequest } from './bindRequest';
import { takeLatestUntil } from './takeLatestUntil';

/** Typed texts are saved after a pause of this length (ms). */
const typingPauseMs = 800;
/** Pauses (ms) before a save that failed is tried again. The last one repeats. */
const retryPausesMs = [3_000, 10_000, 30_000];

const loading = bindRequest(loadPlanRequest, calls.fetchPlanRequest);
const starting = bindRequest(startPlanRequest, calls.startPlanRequest);
const editing = bindRequest(editPlanRequest, (api, { edit, leaving }) =>
  calls.editPlanRequest(api, edit, leaving),
);
const booking = bindRequest(bookAppointment, (api, edit) => calls.editPlanRequest(api, edit));
const giving = bindRequest(giveDocument, calls.giveDocument);
const resubmitting = bindRequest(resubmitPlanRequest, calls.resubmitPlanRequest);
const cancelling = bindRequest(cancelPlanRequest, calls.cancelPlanRequest);
const freeingSeat = bindRequest(cancelAppointment, calls.cancelAppointment);

function* findOpenRequest() {
  const { request } = yield* select(selectPlanRequest);
  return request && isOpenRequest(request) ? request : null;
}

/** Begins a request with the first thing that is typed. @returns the failure, or null */
function* ensureRequest() {
  if (yield* call(findOpenRequest)) return null;
  const { typed } = yield* select(selectPlanRequest);
  const outcome = yield* call(starting.run, { planId: typed.planId ?? null });
  return startPlanRequest.fail.match(outcome) ? outcome.payload.failure : null;
}

/**
 * Saves everything that was typed, section by section. Fields that the server refuses are left out until they change.
 * @returns the failure that kept something unsaved, or null
 */
function* saveTyped() {
  if ((yield* select(selectPlanRequest)).unsaved.length === 0) return null;
  const failure = yield* call(ensureRequest);
  if (failure) return failure;
  for (;;) {
    const { typed, unsaved } = yield* select(selectPlanRequest);
    const edit = nextEdit(typed, unsaved);
    if (!edit) return null;
    const outcome = yield* call(editing.run, { edit, leaving: false });
    if (!editPlanRequest.fail.match(outcome)) continue;
    const left = (yield* select(selectPlanRequest)).unsaved;
    // A refusal of fields makes the next save smaller. Any other failure would repeat itself at once.
    if (left.length === unsaved.length) return outcome.payload.failure;
  }
}

/** Books the day once everything that was typed before is saved. The call carries the fields that the shopper sees. */
function* book({ payload }: ReturnType<typeof bookAppointment.request>) {
  const failure = yield* call(saveTyped);
  if (failure) return yield* put(bookAppointment.fail(payload, failure));
  const { request } = yield* select(selectPlanRequest);
  yield* booking.run({ ...payload, ...request?.loan, ...request?.applicant, ...request?.work });
  // Another applicant may have taken the last seat, so the days are asked for after a refusal too.
  yield* put(shopCalls.load.request({ read: 'appointmentDays', query: {} }));
}

type Change = ReturnType<(typeof planRequestChanges)[number]['request']> | ReturnType<typeof savingWanted>;

function* applyChange(change: Change) {
  if (savingWanted.match(change)) yield* saveTyped();
  else if (startPlanRequest.request.match(change)) yield* starting.run(change.payload);
  else if (editPlanRequest.request.match(change)) yield* editing.run(change.payload);
  else if (bookAppointment.request.match(change)) yield* book(change);
  else if (giveDocument.request.match(change)) yield* giving.run(change.payload);
  else if (resubmitPlanRequest.request.match(change)) yield* resubmitting.run(undefined);
  else if (cancelPlanRequest.request.match(change)) yield* cancelling.run(undefined);
  else yield* freeingSeat.run(undefined);
}

/** Sends changes one after the other, so that the newest answer is the newest state. */
function* sendChanges() {
  const flows = planRequestChanges.map(({ request }) => request.type);
  const changes = yield* actionChannel<Change>([...flows, savingWanted.type]);
  for (;;) yield* call(applyChange, yield* take(changes));
}

function* saveAfterPause() {
  yield* delay(typingPauseMs);
  yield* put(savingWanted());
}

/** Keeps those of the fields that the server does not have, so that neither a lost network nor a reload loses them. */
function* keepTyped(names: readonly PlanRequestField[]) {
  const owner = (yield* select(selectUserInfo))?.mobile;
  if (owner === undefined) return;
  const requestId = (yield* call(findOpenRequest))?.id ?? null;
  const { typed, unsaved } = yield* select(selectPlanRequest);
  const own = names.filter((name) => unsaved.includes(name));
  // Another tab may keep fields too.
  const others = (readKept('typedFields', owner) ?? []).filter(({ name }) => !names.includes(name));
  writeKept('typedFields', owner, [
    ...others,
    ...own.map((name) => ({ name, value: typed[name] ?? null, requestId })),
  ]);
}

/** Types again what an earlier visit could not save. What belongs to a request that can no longer be changed is removed. */
function* restoreTyped() {
  const owner = (yield* select(selectUserInfo))?.mobile;
  const rows = owner === undefined ? null : readKept('typedFields', owner);
  if (owner === undefined || rows === null) return;
  const open = yield* call(findOpenRequest);
  const kept =
    open && open.state !== 'draft'
      ? []
      : rows.filter(({ requestId }) => [null, open?.id].includes(requestId));
  writeKept('typedFields', owner, kept);
  const { unsaved } = yield* select(selectPlanRequest);
  const left = kept.filter(({ name }) => !unsaved.includes(name));
  if (left.length > 0)
    yield* put(fieldsTyped(Object.fromEntries(left.map(({ name, value }) => [name, value]))));
}

/** Sends what is unsaved of every section at once, because nothing can be waited for when the page is closed. */
function* saveBeforeLeaving() {
  if (!(yield* call(findOpenRequest))) return;
  const { typed, unsaved } = yield* select(selectPlanRequest);
  for (const names of sectionFields) {
    const edit = nextEdit(
      typed,
      names.filter((name) => unsaved.includes(name)),
    );
    if (edit) yield* fork(editing.run, { edit, leaving: true });
  }
}

/** Tries again what could not be saved, after longer and longer pauses until a save works. */
function* retrySaving() {
  let failures = 0;
  for (;;) {
    const end = yield* take([editPlanRequest.success, editPlanRequest.fail, startPlanRequest.fail]);
    if (editPlanRequest.success.match(end)) failures = 0;
    else if (mayPass(end.payload.failure)) {
      yield* delay(retryPausesMs[Math.min(failures, retryPausesMs.length - 1)] ?? 0);
      failures += 1;
      yield* put(savingWanted());
    }
  }
}

function* planRequestSaga() {
  yield* loading.watch(takeLatestUntil(planRequestChanges.map(({ success }) => success.type)));
  yield* takeEvery(fieldsTyped, ({ payload }) => keepTyped(namesOf(payload)));
  yield* takeEvery([editPlanRequest.success, editPlanRequest.fail], ({ payload }) =>
    keepTyped(namesOf(payload.args.edit)),
  );
  yield* takeEvery(loadPlanRequest.success, restoreTyped);
  yield* takeLatest(fieldsTyped, saveAfterPause);
  yield* takeEvery(pageHidden, saveBeforeLeaving);
  yield* announceSuccess(bookAppointment, messages.appointmentSaved);
  yield* announceSuccess(cancelAppointment, 'نوبت لغو شد');
  yield* announceSuccess(resubmitPlanRequest, 'مدارک جدید فرستاده شد');
  yield* announceSuccess(cancelPlanRequest, 'درخواست وام پس گرفته شد');
  yield* fork(retrySaving);
  yield* fork(sendChanges);
}

/** The sagas and policies of a part that only some pages need. */
export const lateDomain: LateDomain = {
  sagas: [planRequestSaga],
  policies: [
    { flow: loadPlanRequest, unauthorized: 'signInAndRepeat', failure: 'screen' },
    { flow: startPlanRequest, unauthorized: 'signInAndRepeat', failure: 'screenOnly' },
    { flow: editPlanRequest, unauthorized: 'signInAndRepeat', failure: 'screenOnly' },
    { flow: giveDocument, unauthorized: 'signInAndRepeat', failure: 'screen' },
    { flow: bookAppointment, unauthorized: 'signIn', failure: 'screen', moves: 'seats' },
    { flow: resubmitPlanRequest, unauthorized: 'signIn', failure: tryAgainToast },
    { flow: cancelPlanRequest, unauthorized: 'signIn', failure: tryAgainToast, moves: 'seats' },
    { flow: cancelAppointment, unauthorized: 'signIn', failure: tryAgainToast, moves: 'seats' },
  ],
};
