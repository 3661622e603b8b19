import { parseArgs } from 'node:util';
import { runLoad } from './load';
import { runStorm } from './storm';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    shoppers: { type: 'string', default: '300' },
    writer: { type: 'string', default: '3' },
    only: { type: 'string', default: '' },
  },
});
const bench =
  positionals[0] === 'load'
    ? runLoad()
    : runStorm({ atOnce: Number(values.shoppers), writerFaults: Number(values.writer), only: values.only });
bench.catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
