import { useEffect, useRef, useState } from 'react';
import { type FieldValues, useForm } from 'react-hook-form';
import type { SitePartContent } from '@/contract/desk/site';
import { useDeskChange } from '@/hooks/desk';
import { withNewIds, withoutNewIds } from './newId';

type Problems = Readonly<Record<string, string>>;
const noProblems: Problems = {};

/** The document of a form as it is sent. */
const documentOf = (values: FieldValues): Record<string, unknown> => withoutNewIds(values);

/**
 * The form of a part, and its way to shoppers: the draft is saved, then published. An editor that was open while somebody else
 * saved keeps its texts and says so (`isOutdated`).
 * @param onFresh called when the part has a new state that the editor must begin with; the sentence says what happened
 */
export function usePartEditor(content: SitePartContent, onFresh: (notice: string | null) => void) {
  const { part } = content;
  const [values] = useState<FieldValues>(() =>
    withNewIds<FieldValues>(Object(content.draft?.document ?? content.live)),
  );
  const form = useForm<FieldValues>({ defaultValues: values });
  const { setError, clearErrors, getValues, reset } = form;
  const [revision, setRevision] = useState(content.revision);
  const [hasDraft, setHasDraft] = useState(content.draft !== null);
  const [problems, setProblems] = useState(content.draft ? content.problems : noProblems);
  /** Note to announce when the next state of the part has come; null while none is expected. */
  const [expected, setExpected] = useState<string | null>(null);
  /** The note of a publication that waits for its draft to be saved. */
  const waiting = useRef<string | null>(null);
  const sent = useRef<FieldValues>(values);
  const saving = useDeskChange('saveSiteDraft');
  const publishing = useDeskChange('publishSite');
  const discarding = useDeskChange('discardSiteDraft');

  // Shows the problems beside their fields.
  useEffect(() => {
    clearErrors();
    for (const [path, message] of Object.entries(problems)) setError(path, { type: 'server', message });
  }, [problems, setError, clearErrors]);

  const refused = saving.failure?.fields ?? publishing.failure?.fields;
  useEffect(() => {
    if (refused) setProblems(refused);
  }, [refused]);

  const { answer: saved } = saving;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each saved draft.
  useEffect(() => {
    if (!saved) return;
    setRevision(saved.revision);
    setHasDraft(true);
    setProblems(saved.problems);
    reset(sent.current, { keepValues: true });
    const note = waiting.current;
    waiting.current = null;
    if (note !== null && Object.keys(saved.problems).length === 0)
      publishing.send({ part, revision: saved.revision, note });
  }, [saved]);

  useEffect(() => {
    if (publishing.done) setExpected('منتشر شد. خریداران تا چند ثانیهٔ دیگر آن را می‌بینند.');
  }, [publishing.done]);
  useEffect(() => {
    if (discarding.done) setExpected('پیش‌نویس کنار گذاشته شد.');
  }, [discarding.done]);

  const isNewer = content.revision > revision;
  useEffect(() => {
    if (expected !== null && isNewer) onFresh(expected);
  }, [expected, isNewer, onFresh]);

  function save() {
    const document = documentOf(getValues());
    sent.current = structuredClone(getValues());
    publishing.reset();
    saving.send({ part, revision, document });
  }

  return {
    form,
    problems,
    hasDraft,
    busy: saving.saving || publishing.saving || discarding.saving,
    saved: saving.done && !publishing.done,
    failure: saving.failure ?? publishing.failure ?? discarding.failure,
    isOutdated: isNewer && expected === null && !saving.saving && !saving.done,
    document: () => documentOf(getValues()),
    save,
    publish(note: string) {
      if (hasDraft && !form.formState.isDirty) {
        publishing.send({ part, revision, note });
        return;
      }
      waiting.current = note;
      save();
    },
    discard: () => discarding.send({ part, revision }),
    takeLatest: () => onFresh(null),
  };
}
