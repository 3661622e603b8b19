/** Runs of Latin words («Galaxy S25 Ultra», «WH-1000XM5»), which stand left to right. */
const latinRun = /([A-Za-zÀ-ɏ0-9][A-Za-zÀ-ɏ0-9.+\-/'&]*(?:\s+[A-Za-zÀ-ɏ0-9][A-Za-zÀ-ɏ0-9.+\-/'&]*)*)/;

/** A longer name must be allowed to break, or it would run out of a card. */
const longestUnbroken = 20;

/** A title with its model name isolated, so that «Galaxy S25» reads the right way round inside Persian text. */
export function ModelName({ children }: { children: string }) {
  return children.split(latinRun).map((part, index) =>
    // Splitting on one group puts the Latin runs at the odd places.
    index % 2 === 1 ? (
      <bdi key={part} data-long={part.length > longestUnbroken || undefined}>
        {part}
      </bdi>
    ) : (
      part
    ),
  );
}
