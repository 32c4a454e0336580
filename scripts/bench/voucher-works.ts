import { bareSelect, bareTransaction, makeBareCopies } from './bare-sql.ts'
import { givePoints, makeBuyers } from './buyers.ts'
import { connectionOf, sending } from './calls.ts'
import { requestText } from './connection.ts'
import { cheapVoucher } from './generate-promotions.ts'
import { type Site, slots } from './site.ts'
import { answered, visits } from './visits.ts'
import type { Work, Works } from './work.ts'

export async function voucherWorks(site: Site): Promise<Works> {
  const { pool } = site
  await makeBareCopies(pool, [
    'vouchers',
    'voucher_codes',
    'points_balances',
    'points_transactions',
  ])
  await pool.query(
    `insert into bare.vouchers select * from vouchers where slug = $1 on conflict do nothing`,
    [cheapVoucher],
  )
  return {
    'Vouchers, ten to a page': async () => ({
      ...(await visits(site, {
        kind: 'api',
        paths: [1, 2, 3, 4, 5].map((page) => `/api/customer/vouchers/all?page=${page}`),
      })),
      sql: bareSelect(pool, bareVouchers, (turn) => [(turn % 5) * 10]),
    }),
    'Code for points, one voucher for all': () => redeeming(site),
  }
}

const bareVouchers = `
  select * from vouchers where is_listed and archived_at is null order by position
  limit 10 offset $1`

async function redeeming(site: Site): Promise<Work> {
  const { tokens, accountIds } = await makeBuyers(site.pool, slots)
  await givePoints(site.pool, accountIds, 10_000_000)
  let count = 0
  return {
    leisurely: 50,
    ours: async (slot) => {
      const body = { voucher_id: cheapVoucher, qty: 1 }
      const call = sending(tokens[slot] ?? '', 'POST', '/vouchers/redeem', body)
      await answered(connectionOf(site, slot), requestText(call))
    },
    sql: bareTransaction(site.pool, (slot) => {
      const [code, account] = [`code ${++count}`, `account ${slot}`]
      return [
        { text: countUse, values: [cheapVoucher] },
        { text: insertCode, values: [code, account] },
        { text: takePoints, values: [account] },
        { text: insertMovement, values: [account, count, code] },
      ]
    }),
  }
}

const countUse = 'update bare.vouchers set uses = uses + 1 where slug = $1'

const insertCode = `
  insert into bare.voucher_codes (id, voucher_id, account_id, code, points)
  values ($1, 'voucher', $2, $1, 100)`

const takePoints = `
  insert into bare.points_balances as b (account_id, available, transaction_count) values ($1, 100, 1)
  on conflict (account_id) do update set available = b.available + 100, transaction_count = b.transaction_count + 1`

const insertMovement = `
  insert into bare.points_transactions
    (account_id, number, kind, points, balance_after, voucher_code_id)
  values ($1, $2, 'spend', -100, 0, $3)`
