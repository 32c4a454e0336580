import { expect, test } from 'vitest'
import { statementName } from './statement-name.ts'

test.each([
  ['select "o"."id" from "orders" as "o" where "o"."id" = $1', 'select orders'],
  ['insert into "payments" ("id") values ($1)', 'insert payments'],
  ['update "orders" set "paid_at" = $1', 'update orders'],
  ['delete from "cart_items" where "id" = $1', 'delete cart_items'],
  ['with moved as (update stock_levels s set on_hand = 1) select 1', 'update stock_levels'],
  ['begin', 'begin'],
  ['notify changed', 'statement'],
])('%s is called %s', (sql, name) => {
  expect(statementName(sql)).toBe(name)
})
