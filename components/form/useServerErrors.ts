import { useEffect } from 'react';
import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';

/**
 * Shows what the server refused beside the fields of a form and focuses the first of them.
 * @param errors messages by the field names of the contract; null while nothing is refused
 * @param fieldNames the form's name of each field of the contract
 */
export function useServerErrors<Values extends FieldValues>(
  setError: UseFormSetError<Values>,
  errors: Readonly<Record<string, string>> | null | undefined,
  fieldNames: Readonly<Record<string, FieldPath<Values>>>,
) {
  useEffect(() => {
    const refused = Object.entries(fieldNames).filter(([field]) => errors?.[field]);
    for (const [index, [field, name]] of refused.entries()) {
      setError(name, { type: 'server', message: errors?.[field] }, { shouldFocus: index === 0 });
    }
  }, [errors, fieldNames, setError]);
}
