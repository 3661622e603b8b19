import { meanTime, type Station, throughputWithin } from '../queueModel';
import { printTable } from './table';

/** Machines of the cluster, of which three have the database and etcd: the writer and two replicas. */
const machines = [4, 8, 16, 32, 64];
const databaseMachines = 3;
/** Processors of a machine with the shop, and of one with the database. */
const sizes = [
  { shop: 4, database: 4 },
  { shop: 4, database: 16 },
  { shop: 4, database: 64 },
];
/** The programs that an order passes through on a machine of the shop. The others, such as etcd, work as much without orders. */
const programs = ['nginx', 'front', 'haproxy', 'backend', 'redis', 'pgbouncer'];
/** An order may take this many times as long as without others. */
const slowest = 3;

/**
 * Prints the orders a second of more machines by a model of two stations, the machines of the shop and the writer, each with one queue
 * before its processors (M/M/c). It knows no locks, no network and no disk.
 * @param service processor seconds of an order by program
 */
export function printMachines(service: Record<string, number>): void {
  const { writer = 0 } = service;
  const shop = programs.reduce((sum, name) => sum + (service[name] ?? 0), 0);
  const rows = machines.flatMap((count) =>
    sizes.map((size) => {
      const stations: Station[] = [
        { service: shop, processors: (count - databaseMachines) * size.shop },
        { service: writer, processors: size.database },
      ];
      const alone = stations.reduce((sum, station) => sum + station.service, 0);
      const rate = throughputWithin(stations, slowest * alone);
      const [shopTime = 0, writerTime = 0] = stations.map(
        (station) => meanTime(station, rate) / station.service,
      );
      const used = stations.map((station) => Math.round((rate * station.service * 100) / station.processors));
      return [
        count,
        count - databaseMachines,
        size.database,
        Math.round(rate),
        `${used[0]} %`,
        `${used[1]} %`,
        writerTime > shopTime ? 'the writer' : 'the shop',
      ];
    }),
  );
  printTable(
    [
      'machines',
      'of the shop',
      'processors of the writer',
      'orders a second',
      'shop busy',
      'writer busy',
      'limited by',
    ],
    rows,
  );
}
