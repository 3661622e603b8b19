import { useEffect, useRef, useState } from 'react';
import { type FieldValues, FormProvider, useForm } from 'react-hook-form';
import { ChangeButton, SaveButton } from '@/components/desk/kit/ChangeButton';
import { ChangeFailure } from '@/components/desk/kit/ChangeFailure';
import { FormBar } from '@/components/desk/kit/Toolbar.styles';
import { useServerErrors } from '@/components/ui/form/useServerErrors';
import { Button } from '@/components/ui/kit/Button';
import { ConfirmDialog } from '@/components/ui/kit/ConfirmDialog';
import { Trash2 } from '@/components/ui/kit/icons';
import { Card } from '@/components/ui/layout/Card';
import { Grid } from '@/components/ui/layout/Grid';
import { Heading } from '@/components/ui/layout/Heading';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
import type { DeskSetup, SaveSetup, SetupFields, SetupId, SetupRow, SetupTable } from '@/contract/desk/setup';
import { useDeskChange } from '@/hooks/desk';
import { findSetupErrors } from '@/rules/setupRules';
import { newEntryTitle, setupEditors } from './setupEditors';

type Props<Table extends SetupTable> = {
  table: Table;
  setup: DeskSetup;
  /** Null for a new entry. */
  row: SetupRow<Table> | null;
  /** Called when the form is left. @param saved id of the entry that was saved */
  onClose: (saved?: SetupId) => void;
};

/** Writes an entry of a list of the shop's setup. */
export function SetupForm<Table extends SetupTable>({ table, setup, row, onClose }: Props<Table>) {
  const editor = setupEditors[table];
  const saving = useDeskChange('saveSetup');
  const removing = useDeskChange('removeSetup');
  const [asks, setAsks] = useState(false);
  const [before] = useState(() => {
    if (row === null) return null;
    const { id: _id, ...fields } = row;
    return fields;
  });
  const [values] = useState<FieldValues>(() => before ?? editor.create(setup));
  const form = useForm<FieldValues>({ defaultValues: values });
  const { setError, handleSubmit } = form;
  useServerErrors(setError, saving.failure?.fields);

  const { done, answer } = saving;
  const isLeft = useRef(false);
  useEffect(() => {
    if (isLeft.current || !(done || removing.done)) return;
    isLeft.current = true;
    onClose(done ? answer?.id : undefined);
  }, [done, answer, removing.done, onClose]);

  const submit = handleSubmit((typed) => {
    // The fields of the form are those of the list, because they begin with an entry of it.
    const fields = typed as SetupFields[Table];
    const errors = Object.entries(findSetupErrors(table, fields));
    for (const [index, [name, message]] of errors.entries())
      setError(name, { type: 'own', message }, { shouldFocus: index === 0 });
    if (errors.length === 0) saving.send({ table, id: row?.id ?? null, before, fields } as SaveSetup);
  });
  const name = row ? editor.nameOf(row, setup) : newEntryTitle(table);

  return (
    <FormProvider {...form}>
      <Stack
        as="form"
        gap={4}
        noValidate
        aria-label={name}
        onSubmit={(event) => {
          // This form was opened from another form. React would send the event to that form too.
          event.stopPropagation();
          // The form keeps errors of what is no field of it, as the places of a delivery, and would not send again.
          form.clearErrors();
          void submit(event);
        }}
      >
        <Card gap={4}>
          <Heading>{name}</Heading>
          {editor.hint && (
            <Text size="small" ink="muted">
              {editor.hint}
            </Text>
          )}
          <Grid minCell={260} gap={3}>
            <editor.Fields setup={setup} id={row?.id ?? null} />
          </Grid>
        </Card>
        <FormBar>
          <SaveButton busy={saving.saving} busyText="در حال ذخیره…">
            ذخیره
          </SaveButton>
          <Button variant="secondary" onClick={() => onClose()}>
            انصراف
          </Button>
          {row && (
            <span className="end">
              <ChangeButton variant="quiet" disabled={removing.saving} onClick={() => setAsks(true)}>
                حذف
              </ChangeButton>
            </span>
          )}
          <ChangeFailure failure={saving.failure ?? removing.failure} />
        </FormBar>
      </Stack>
      {editor.Below && row && <editor.Below id={row.id} name={name} />}
      {asks && row && (
        <ConfirmDialog
          icon={<Trash2 size={24} />}
          title={`«${name}» حذف شود؟`}
          text="این کار برگشت ندارد."
          action="حذف"
          onConfirm={() => removing.send({ table, id: row.id })}
          onClose={() => setAsks(false)}
        />
      )}
    </FormProvider>
  );
}
