/** Waits (10 s at most) until the assertions hold; for tests without a document. */
export async function until(assertions: () => void | Promise<void>): Promise<void> {
  const end = Date.now() + 10_000;
  for (;;) {
    try {
      await assertions();
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }
}
