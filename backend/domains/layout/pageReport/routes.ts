import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { addressRanges } from '@/backend/server/limiter';
import type { DomainParts } from '@/backend/server/parts';
import { answerOf } from '@/contract/answer';
import { PageReport } from '@/contract/pageReport';
import { dayMs } from '@/utils/timeUnits';
import { oldPageReports, writePageReport } from './write';

/** Longest body (bytes): a report with all metrics and the most errors. */
const longestReport = 8 * 1024;

/** Reports of an address in a day that may bring new errors, so that a few addresses do not use up the day's. Known ones count further. */
const errorReports = 4;

/** The call by which pages say how fast they were, and which errors they had. */
const routes: FastifyPluginAsyncTypebox<DomainParts> = async (
  app,
  { db, now, limits, limiter, cleanUps },
) => {
  for (const cleanUp of oldPageReports) cleanUps.add(cleanUp);
  app.post(
    '/public/pageReport',
    {
      config: limits.search,
      bodyLimit: longestReport,
      schema: { body: PageReport, response: { 200: answerOf(Type.Null()) } },
    },
    async ({ body, ip }) => {
      const ranges = body.errors.length > 0 ? addressRanges(ip) : [];
      const waits = await Promise.all(
        ranges.map(({ key, times }) => limiter.take(`browser-errors:${key}`, errorReports * times, dayMs)),
      );
      await writePageReport(db, body, now(), Math.max(0, ...waits) === 0);
      return { data: null };
    },
  );
};

export default routes;
