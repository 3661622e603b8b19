import { useEffect } from 'react';
import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import type { Failure } from '@/contract/failure';

/**
 * Shows what the server refused beside the fields of a form and focuses the first of them. The form names its fields as the
 * contract does, also those in lists: `variants.0.price`.
 */
export function useDeskErrors<Values extends FieldValues>(
  setError: UseFormSetError<Values>,
  failure: Failure | null,
) {
  useEffect(() => {
    // The paths are in the answer of the server, so the compiler does not know them.
    for (const [index, [field, message]] of Object.entries(failure?.fields ?? {}).entries())
      setError(field as FieldPath<Values>, { type: 'server', message }, { shouldFocus: index === 0 });
  }, [failure, setError]);
}
