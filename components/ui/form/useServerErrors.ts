import { useEffect } from 'react';
import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';

/**
 * Shows what the server refused beside the fields of a form and focuses the first of them.
 * @param errors messages by the field names of the contract; null while nothing is refused
 * @param fieldNames the form's name of each field of the contract, in the order of the form. A form without this table names
 * its fields as the contract does, also those in lists: `variants.0.price`
 */
export function useServerErrors<Values extends FieldValues>(
  setError: UseFormSetError<Values>,
  errors: Readonly<Record<string, string>> | null | undefined,
  fieldNames?: Readonly<Record<string, FieldPath<Values>>>,
) {
  useEffect(() => {
    if (!errors) return;
    const fields = Object.keys(fieldNames ?? errors).filter((field) => errors[field]);
    for (const [index, field] of fields.entries()) {
      // The server's answer has the names of the contract, so the compiler does not know them as paths of the form.
      const name = fieldNames?.[field] ?? (field as FieldPath<Values>);
      setError(name, { type: 'server', message: errors[field] }, { shouldFocus: index === 0 });
    }
  }, [errors, fieldNames, setError]);
}
