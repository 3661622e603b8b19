import { randomUUID } from 'node:crypto';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import { requireOpenShop } from '@/backend/domains/layout/site/modes';
import { type Refusal, refuse } from '@/backend/server/errors';
import type { DomainParts } from '@/backend/server/parts';
import { answerWithExtraOf } from '@/contract/answer';
import {
  AddBasketBulk,
  Basket,
  BasketExtra,
  type BasketImportAnswer,
  BasketImportExtra,
  ImportBasket,
  UndoImportBasket,
} from '@/contract/basket';
import { addToOwn, importBasket, type Merge, type Undoing, undoMerge } from './merges';
import { messages } from './messages';
import type { Settled } from './queries';
import type { BasketAnswer } from './rules';

const refusals: Record<Exclude<Undoing['outcome'], 'done'>, () => Refusal> = {
  no_merge: () => refuse(404, 'not_found', messages.noMerge),
  undone: () => refuse(409, 'conflict', messages.undone),
  moved_on: () => refuse(409, 'conflict', messages.movedOn),
};

const merged = { 200: answerWithExtraOf(Basket, BasketImportExtra) };

/**
 * Routes that merge a guest's basket or a list into the basket of a customer, and that undo a merge.
 * @param answer the whole basket, as every basket call answers it
 */
export function mergeRoutes(
  app: FastifyInstance,
  { db, now, limits, callers }: DomainParts,
  answer: (settled: Settled) => BasketAnswer,
): void {
  const typed = app.withTypeProvider<TypeBoxTypeProvider>();
  const writing = { config: limits.writes, preHandler: requireOpenShop(db, now, callers) };

  function report(merge: Merge): BasketImportAnswer {
    const { data, extraObject } = answer(merge);
    return { data, extraObject: { ...extraObject, report: merge.report } };
  }

  typed.post(
    '/user/importBasket',
    { ...writing, schema: { body: ImportBasket, response: merged } },
    async (request) => {
      const owner = await callers.require(request);
      return report(await importBasket(db, owner, request.body.publicBasketId, randomUUID(), now()));
    },
  );
  typed.post(
    '/user/addBasketBulk',
    { ...writing, schema: { body: AddBasketBulk, response: merged } },
    async (request) => {
      const owner = await callers.require(request);
      return report(await addToOwn(db, owner, request.body.items, randomUUID(), now()));
    },
  );
  typed.post(
    '/user/undoImportBasket',
    {
      ...writing,
      schema: { querystring: UndoImportBasket, response: { 200: answerWithExtraOf(Basket, BasketExtra) } },
    },
    async (request) => {
      const owner = await callers.require(request);
      const undone = await undoMerge(db, owner, request.query.id, now());
      if (undone.outcome !== 'done') throw refusals[undone.outcome]();
      return answer(undone);
    },
  );
}
