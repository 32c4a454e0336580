import { CompiledQuery, PostgresQueryCompiler, type KyselyPlugin } from 'kysely'
import { z } from 'zod'
import { createApp } from '#server/app.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Db } from '#server/platform/database/db.ts'
import { clientsOf, type Clients } from './clients.ts'

const compiler = new PostgresQueryCompiler()

interface CountedShop extends Clients {
  /**
   * Pages of the database that the queries of `work` touch, each made once more for the count: the
   * same on every machine, however busy.
   */
  pagesReadBy: (work: () => Promise<unknown>) => Promise<number>
}

/** The shop once more, with clients whose queries are counted. */
export function countedShop(ctx: Ctx): CountedShop {
  const statements: CompiledQuery[] = []
  const listening: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      statements.push(compiler.compileQuery(node, queryId))
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const counted = { ...ctx, db: ctx.db.withPlugin(listening) }
  return {
    ...clientsOf(counted, createApp(counted)),
    async pagesReadBy(work) {
      statements.length = 0
      await work()
      const queries = statements.filter(({ sql: text }) => /^\s*(select|with)\b/.test(text))
      // One finds who asks.
      if (queries.length < 2) throw new Error('no query was made')
      let touched = 0
      for (const query of queries) touched += await pagesOf(ctx.db, query)
      return touched
    },
  }
}

/** Pages of the database that a query touches. */
export async function pagesOf(db: Db, { sql: text, parameters }: CompiledQuery): Promise<number> {
  const plan = CompiledQuery.raw(`explain (analyze, timing off, buffers, format json) ${text}`, [
    ...parameters,
  ])
  const { rows } = await db.executeQuery(plan)
  const [row] = explained.parse(rows)
  const [{ Plan }] = row['QUERY PLAN']
  return Plan['Shared Hit Blocks'] + Plan['Shared Read Blocks']
}

const pages = z.object({ 'Shared Hit Blocks': z.int(), 'Shared Read Blocks': z.int() })
const explained = z.tuple([z.object({ 'QUERY PLAN': z.tuple([z.object({ Plan: pages })]) })])
