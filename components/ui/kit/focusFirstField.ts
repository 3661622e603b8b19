/** Focuses the first editable field inside an element. */
export function focusFirstField(root: HTMLElement | null) {
  root?.querySelector<HTMLElement>('input:not([hidden], [readonly]), select')?.focus();
}
