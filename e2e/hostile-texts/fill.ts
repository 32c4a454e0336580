import { sql } from 'kysely'
import pg from 'pg'
import { inject } from 'vitest'
import type { Ctx } from '#server/platform/context.ts'
import { urlOfDatabase } from '#test/test-server.ts'

/**
 * Texts that try to run as a script or to break out of where they stand. Every element and attribute
 * that comes of them is marked, so that it is found even where a browser would not have run it.
 */

const markup = [
  `</script></style></title></textarea></noscript></template>--> ]]>`,
  `<script data-hostile>ran()</script><img data-hostile src="x:" onerror="ran()">`,
  `<svg data-hostile onload="ran()"><a data-hostile href="javascript:ran()">x</a></svg>`,
  `" data-hostile="" onfocus="ran()" autofocus x="`,
  `' data-hostile='' onfocus='ran()' autofocus x='`,
  `&lt;b data-hostile&gt; &#34; data-hostile=&#34;`,
].join(' ')
const markdown =
  '[press](javascript:ran()) [press](<JaVaScRiPt:ran()>) ![x](javascript:ran()) <javascript:ran()>'
/** Turns around what follows, and leaves quotations open; a Kelvin sign is a letter k in some rules. */
const letters = '\u202e\u2066 \u212a \ufeff\u200b \\ \\u003c ${ran()} {{ran()}} %s\u{1f9e5}'

/** Begins like a formula of a spreadsheet. */
const before = '=1+1 '
const long = ` ${markup} ${markdown} ${letters}`

/** Such a text, as a visitor may write it into an address. */
export const hostileWords = before + long
const short = ` '"><b data-hostile>`

/** What the database itself keeps short. */
const shortColumns = new Set(['credit_cards.brand', 'search_misses.keyword', 'webhooks.name'])

/** Numbers, choices and addresses: a person picks one, or the shop makes it and checks its form. */
const fixed =
  /(^|_)(id|by|of|key|hash|slug|code|codes|email|phone|phone_e164|url|endpoint|p256dh|auth|secret|kind|kinds|status|state|actor|method|type|mime|hex|file|events|channel|channels|provider|provider_reference|merged_into|fingerprint|last4|country|currency|locale|language|role|permissions|purpose|tiers|signs|handle|handles)$/

const fixedColumns = new Set([
  'accounts.gender',
  'audit_events.action',
  'colours.family',
  'files.background',
  'files.visibility',
  'messages.job',
  'messages.payload',
  'messages.problem',
  'order_discounts.applies_to',
  'orders.fulfilment',
  'orders.reference',
  'product_pictures.view',
  'products.care',
  'products.goes_with',
  'products.origin',
  'promotions.level',
  'refund_request_gifts.decision',
  'restores.decision',
  'reviews.fit',
  'saved_views.query',
  'statement_layouts.columns',
  'statement_layouts.day_order',
  'verification_codes.target',
  'verification_codes.selector',
  'webhooks.off_reason',
])

/** Those of the shop itself and of the gateway for tests. */
const ownTables =
  /^(idempotency_keys|login_throttles|migrations|rate_limits|secrets|test_gateway_\w+)$/

/** Columns by whether they held a text. */
export interface HostileTexts {
  filled: string[]
  empty: string[]
}

interface Column {
  table_name: string
  column_name: string
  data_type: string
}

/**
 * Puts hostile words around every text in the database that a person may have written, past all
 * checks of the shop: a new column is one of them unless its name says otherwise. Answers which.
 */
export async function fillWithHostileTexts({ db }: Ctx): Promise<HostileTexts> {
  const { adminUrl } = inject('testServer')
  const { rows: named } = await sql<{
    database: string
  }>`select current_database() as database`.execute(db)
  const database = named[0]?.database ?? ''
  const client = new pg.Client({ connectionString: urlOfDatabase(adminUrl, database) })
  await client.connect()
  try {
    // Ledgers refuse a change by triggers.
    await client.query('set session_replication_role = replica')
    const { rows } = await client.query<Column>(`
      select table_name, column_name, data_type from information_schema.columns
      where table_schema = 'public' and is_generated = 'NEVER'
        and (data_type in ('text', 'jsonb') or udt_name = '_text')
      order by 1, 2`)
    const written = rows.filter(
      ({ table_name: table, column_name: column }) =>
        !ownTables.test(table) && !fixed.test(column) && !fixedColumns.has(`${table}.${column}`),
    )
    const texts: HostileTexts = { filled: [], empty: [] }
    for (const column of written) {
      const count = await fill(client, column)
      texts[count > 0 ? 'filled' : 'empty'].push(`${column.table_name}.${column.column_name}`)
    }
    return texts
  } finally {
    await client.end()
  }
}

/** Answers how many rows have such a text now. */
async function fill(
  client: pg.Client,
  { table_name, column_name, data_type }: Column,
): Promise<number> {
  const [table, column] = [table_name, column_name].map(pg.escapeIdentifier)
  const after = shortColumns.has(`${table_name}.${column_name}`) ? short : long
  if (data_type !== 'jsonb') {
    const text =
      data_type === 'text'
        ? `$1 || ${column} || $2`
        : `(select coalesce(array_agg($1 || each || $2), '{}') from unnest(${column}) each)`
    const statement = `update ${table} set ${column} = ${text} where ${column} is not null`
    return (await client.query(statement, [before, after])).rowCount ?? 0
  }
  const { rows } = await client.query<{ at: string; value: unknown }>(
    `select ctid::text as at, ${column} as value from ${table} where ${column} is not null`,
  )
  for (const { at, value } of rows) {
    await client.query(`update ${table} set ${column} = $1 where ctid = $2::tid`, [
      JSON.stringify(hostile(value)),
      at,
    ])
  }
  return rows.length
}

/** Around every text inside that is more than the name of a choice, a number or an address. */
function hostile(value: unknown): unknown {
  if (typeof value === 'string') {
    return /[^\w#:./?&=@%+-]/.test(value) ? before + value + long : value
  }
  if (Array.isArray(value)) return value.map(hostile)
  if (typeof value !== 'object' || value === null) return value
  const isText = 'en' in value && typeof value.en === 'string'
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      isText && typeof part === 'string' ? before + part + long : hostile(part),
    ]),
  )
}
