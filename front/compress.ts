import { compressFiles, readFolders } from './compressFiles';

// `npm run build` ends with this, so that a start in a folder that cannot be written finds the compressed files.
await compressFiles(readFolders(process.env));
