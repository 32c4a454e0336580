import type pg from 'pg'
import { bareSelect, bareTransaction, inRound, makeBareCopies } from './bare-sql.ts'
import { makeBuyers } from './buyers.ts'
import { connectionOf, sending } from './calls.ts'
import { requestText } from './connection.ts'
import { type Site, slots } from './site.ts'
import { answered, visits } from './visits.ts'
import type { Work, Works } from './work.ts'

const keywords = ['', 'linen', 'rain', '恤衫', '洗', 'no such thing']
const pages = [1, 2, 3, 4]

export async function journalWorks(site: Site): Promise<Works> {
  const { pool } = site
  const articles = await firstOf(pool, 'articles')
  const posts = await firstOf(pool, 'posts')
  await makeBareCopies(pool, ['post_likes'])
  return {
    'Articles, twelve to a page': async () => ({
      ...(await visits(site, {
        kind: 'api',
        paths: filters('/libraries/journal/articles/filter'),
      })),
      sql: bareSelect(pool, bareList('articles', 12), (turn) => [inRound(pages, turn) * 12]),
    }),
    Article: async () => ({
      ...(await visits(site, {
        kind: 'api',
        paths: articles.map((id) => `/api/customer/articles/${id}/details`),
      })),
      sql: bareSelect(pool, 'select * from articles where id = $1', (turn) => [
        inRound(articles, turn),
      ]),
    }),
    'Posts, ten to a page': async () => ({
      ...(await visits(site, { kind: 'api', paths: filters('/posts/filter') })),
      sql: bareSelect(pool, bareList('posts', 10), (turn) => [inRound(pages, turn) * 10]),
    }),
    'Post like': () => liking(site, posts),
  }
}

async function firstOf(pool: pg.Pool, table: 'articles' | 'posts'): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select id from ${table} where status = 'ACTIVE' order by md5(id) limit 64`,
  )
  return rows.map(({ id }) => id)
}

function filters(path: string): string[] {
  return keywords.flatMap((keyword) =>
    pages.map((page) => {
      const query = new URLSearchParams({ page: String(page), ...(keyword && { keyword }) })
      return `/api/customer${path}?${query}`
    }),
  )
}

const bareList = (table: string, size: number) => `
  select id, slug, type, title, description, author, tags, published_at
  from ${table} where status = 'ACTIVE' order by position limit ${size} offset $1`

async function liking(site: Site, posts: readonly string[]): Promise<Work> {
  const { tokens } = await makeBuyers(site.pool, slots)
  return {
    leisurely: 50,
    ours: async (slot, turn) => {
      const call = sending(inRound(tokens, slot), 'PUT', `/posts/${inRound(posts, turn)}/like`)
      await answered(connectionOf(site, slot), requestText(call))
    },
    sql: bareTransaction(site.pool, (slot, turn) => [
      { text: bareLike, values: [`account ${slot}`, inRound(posts, turn)] },
    ]),
  }
}

const bareLike = `
  with gone as (
    delete from bare.post_likes where account_id = $1 and entry_id = $2 returning 1
  )
  insert into bare.post_likes (account_id, entry_id)
  select $1, $2 where not exists (select from gone)`
