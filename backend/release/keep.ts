import { keepPromises } from './kept';

// `npm run release` ends with this: what the release promises is what the next one is compared with.
await keepPromises();
