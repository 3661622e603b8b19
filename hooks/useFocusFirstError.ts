import { useEffect, useRef } from 'react';

/** The ref of a form whose first wrong field takes the focus when new errors appear. @param errors by field; a new object after each check */
export function useFocusFirstError(errors: object) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(errors).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);
  return form;
}
