// Keeps what this version promises to the next one, which runs beside it for a while. See backend/release/kept.ts.
import { runCommand } from './run.mjs';

export const keptFile = 'backend/release/released.json.gz';

export const keepPromises = () => runCommand('node', ['--import', 'tsx', 'backend/release/keep.ts']);
