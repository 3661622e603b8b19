// The settings of the cluster, and the files of each machine that are filled with them.
import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from '../run.mjs';

const folder = join(root, 'deploy', 'cluster');

/** The variables of a file with a line NAME=value for each. */
export const readVariables = (text) =>
  Object.fromEntries(
    [...text.matchAll(/^([A-Z][A-Z0-9_]*)=(.*)$/gm)].map(([, name, value]) => [name, value]),
  );

/** The settings of `deploy/cluster/cluster.env`. */
export const readSettings = () => readVariables(readFileSync(join(folder, 'cluster.env'), 'utf8'));

/** The machines by their names. The third only keeps the majority. */
export const nodesOf = ({ NODE1, NODE2, NODE3 }) => ({ node1: NODE1, node2: NODE2, node3: NODE3 });

/** The machines that have the shop, beside their part of the database. */
export const shopNodes = ['node1', 'node2'];

/** Files of programs that only the machines of the shop have. */
const shopFiles =
  /^etc\/(haproxy|nginx|pelle|pgbouncer|redis\/redis\.conf|systemd\/system\/(haproxy|nginx|pgbouncer|redis-server)\.)/;

/** A text with the values of its `${NAME}`. @throws Error that names a variable without a value */
const fillText = (text, variables) =>
  text.replace(/\$\{([A-Z][A-Z0-9_]*)\}/g, (_whole, name) => {
    if (variables[name] === undefined) throw new Error(`${name} has no value in deploy/cluster/cluster.env.`);
    return variables[name];
  });

/** The users of the programs that read a folder of filled files; the others begin as the administrator. */
const owners = {
  'etc/patroni': 'postgres',
  'etc/pgbouncer': 'postgres',
  'etc/redis': 'redis',
  'etc/pelle': 'pelle',
};

/** The folders of filled files on a machine that a user other than the administrator reads, with that user. */
export const ownersOf = (node) =>
  Object.entries(owners).filter(([path]) => shopNodes.includes(node) || !shopFiles.test(path));

/** The templates of a machine, as paths on it (`etc/haproxy/haproxy.cfg`). */
const listTemplates = (node) =>
  readdirSync(join(folder, 'etc'), { recursive: true })
    .map((path) => join(folder, 'etc', path))
    .filter((path) => statSync(path).isFile())
    .map((path) => relative(folder, path))
    .filter((path) => shopNodes.includes(node) || !shopFiles.test(path));

/**
 * Writes the files of a machine. They have secrets, so that only their owner may read them.
 * @param node `node1`, `node2` or `node3`
 * @param target the folder that the files are written into
 * @param prefix the folder that stands before the paths in the files; empty on a machine of its own
 */
export function writeFiles(settings, node, target, prefix = '') {
  const variables = {
    ...settings,
    NODE: node,
    HERE: nodesOf(settings)[node],
    ROOT: prefix,
    REPLICA_OF: node === 'node1' ? '' : `replicaof ${settings.NODE1} 6379`,
  };
  for (const path of listTemplates(node)) {
    const text = fillText(readFileSync(join(folder, path), 'utf8'), variables);
    mkdirSync(dirname(join(target, path)), { recursive: true });
    writeFileSync(join(target, path), text);
    chmodSync(join(target, path), 0o600);
  }
}
