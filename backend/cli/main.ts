import { CommanderError } from 'commander';
import { withoutValues } from '@/backend/server/logging';
import { buildProgram } from './program';
import { runChange } from './runChange';

buildProgram(runChange, (line) => process.stdout.write(`${line}\n`))
  .parseAsync()
  .catch((thrown: unknown) => {
    const error = withoutValues(thrown);
    process.exitCode = error instanceof CommanderError ? error.exitCode : 1;
    // The program has written its own errors, such as a missing argument, already.
    if (error instanceof CommanderError) return;
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  });
