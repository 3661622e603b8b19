/** Puts the focus into the first field under an element. */
export function focusFirstField(root: HTMLElement | null) {
  root?.querySelector<HTMLElement>('input:not([hidden], [readonly]), select')?.focus();
}
