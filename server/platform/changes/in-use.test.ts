import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { inUseSentence } from '#contract/in-use-sentences.ts'
import { locales } from '#domain/locale.ts'
import type { Use, UsedThing, User } from '#domain/in-use.ts'
import { testShop } from '#test/shop.ts'
import { usersOf } from './in-use.ts'

const { ctx } = await testShop()

const tables: Readonly<Record<string, UsedThing>> = {
  categories: 'category',
  collections: 'collection',
  colours: 'colour',
  warehouses: 'warehouse',
  staff_roles: 'role',
}

test('every foreign key that keeps a thing from being deleted is counted', async () => {
  const { rows } = await sql<{ used: string; user: string; column: string }>`
    select c.confrelid::regclass::text as used, c.conrelid::regclass::text as user,
      a.attname as column
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
    where c.contype = 'f' and c.confdeltype in ('a', 'r')
      and c.confrelid::regclass::text in (${sql.join(Object.keys(tables))})
  `.execute(ctx.db)
  expect(rows.length).toBeGreaterThan(10)
  for (const { used, user, column } of rows) {
    const what = tables[used]
    if (!what) throw new Error(`${used} is not asked for`)
    const counted = Object.values(usersOf[what]('x')).map((query) => query.compile(ctx.db).sql)
    const isCounted = counted.some((text) => text.includes(user) && text.includes(column))
    expect(isCounted, `${user}.${column}`).toBe(true)
  }
})

test('the sentence says by what, how many, and what to do first, in every language', () => {
  for (const what of Object.values(tables)) {
    const by: Use[] = Object.keys(usersOf[what]('x')).map((kind, at) => ({
      kind: kind as User,
      count: at + 7,
    }))
    const sentence = inUseSentence({ what, by })
    for (const locale of locales) {
      for (const { count } of by) expect(sentence[locale]).toContain(`${count} `)
      expect(sentence[locale].split(/[.。]\s*/).filter(Boolean).length).toBeGreaterThan(1)
    }
  }
  const colour: Use[] = [
    { kind: 'variants', count: 12 },
    { kind: 'products', count: 5 },
  ]
  expect(inUseSentence({ what: 'colour', by: colour })).toEqual({
    en: 'The colour is used by 12 variants of 5 products. Give them another colour first.',
    zh: '此顏色仍用於 5 件商品的 12 個款式。請先為其改選另一顏色。',
    cn: '该颜色仍用于 5 件商品的 12 个规格。请先为其改选其他颜色。',
  })
})
