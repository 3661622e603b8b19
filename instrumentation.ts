/**
 * Runs once when the storefront starts. The development server also bundles this file for the edge runtime, which has no
 * Node modules. The condition around the import keeps them out of that bundle.
 */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'edge') {
    const { prepareServer } = await import('./instrumentationNode');
    await prepareServer();
  }
}
