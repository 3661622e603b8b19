/** The mark, a block of three steps that rises towards the inline end. Use it for Pelle and for instalments only. */
export function Mark({ size = 16 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path
        d="M2 0h5.500a2 2 0 0 1 2 2v5h5a2 2 0 0 1 2 2v5.500H22a2 2 0 0 1 2 2V22a2 2 0 0 1-2 2H2a2 2 0 0 1-2-2V2a2 2 0 0 1 2-2Z"
        fill="var(--accent)"
      />
    </svg>
  );
}
