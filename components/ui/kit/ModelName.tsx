/** Runs of Latin words («Galaxy S25 Ultra», «WH-1000XM5»), which read from left to right. */
const latinRun = /([A-Za-zÀ-ɏ0-9][A-Za-zÀ-ɏ0-9.+\-/'&]*(?:\s+[A-Za-zÀ-ɏ0-9][A-Za-zÀ-ɏ0-9.+\-/'&]*)*)/;

/** A longer name may break into lines, because it would not fit into a card. */
const maxUnbrokenLength = 20;

/** A title whose Latin model name is isolated with `bdi`, so that «Galaxy S25» keeps its order inside Persian text. */
export function ModelName({ children }: { children: string }) {
  return children.split(latinRun).map((part, index) =>
    // `split` with one group puts the Latin runs at odd indexes.
    index % 2 === 1 ? (
      <bdi key={part} data-long={part.length > maxUnbrokenLength || undefined}>
        {part}
      </bdi>
    ) : (
      part
    ),
  );
}
