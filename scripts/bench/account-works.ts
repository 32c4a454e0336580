import { requestText } from './connection.ts'
import { bareSelect, bareTransaction, inRound, makeBareCopies } from './bare-sql.ts'
import { makeTokens } from './buyers.ts'
import { asCustomer, connectionOf, registerCall } from './calls.ts'
import { password } from './generate-orders.ts'
import { customerEmail, customerId, customers } from './generated-order.ts'
import type { Site } from './site.ts'
import { answered, asking } from './visits.ts'
import type { Work, Works } from './work.ts'

/** The shop hashes two passwords at a time and queues at most twenty. */
const slots = 16

export async function accountWorks(site: Site): Promise<Works> {
  await makeBareCopies(site.pool, ['accounts', 'access_tokens'])
  return {
    'First token of a visitor': async () => registering(site),
    'Sign-in by password (the hash is the cost, and the floor)': async () => signingIn(site),
    'Own account': () => ownAccount(site),
  }
}

function registering(site: Site): Work {
  let count = 0
  return {
    leisurely: 50,
    ours: async (slot) => {
      await answered(connectionOf(site, slot), requestText(registerCall()))
    },
    sql: bareTransaction(site.pool, () => {
      const id = `account ${++count}`
      return [
        { text: insertAccount, values: [id, `${id}@temp.invalid`] },
        { text: insertToken, values: [id] },
      ]
    }),
  }
}

const insertAccount = `
  insert into bare.accounts (id, kind, email, password_hash) values ($1, 'TEMP', $2, '')`

const insertToken = `
  insert into bare.access_tokens (hash, account_id, expires_at)
  values (sha256(convert_to($1, 'UTF8')), $1, now() + interval '30 minutes')`

function signingIn(site: Site): Work {
  const logins = Array.from({ length: slots }, (_, at) =>
    requestText({
      method: 'POST',
      path: '/api/customer/auth/login',
      body: { type: 'EMAIL', login_id: customerEmail(at), password },
    }),
  )
  const hash = requestText({ path: '/hash' })
  return {
    slots,
    leisurely: 10,
    ours: async (slot) => {
      await answered(connectionOf(site, slot), logins[slot] ?? '')
    },
    floor: async (slot) => {
      const connection = site.json[slot]
      if (connection) await answered(connection, hash)
    },
  }
}

async function ownAccount(site: Site): Promise<Work> {
  const ids = Array.from({ length: 64 }, (_, at) => customerId(at % customers))
  const tokens = await makeTokens(site.pool, ids)
  return {
    ...(await asking(
      site,
      tokens.map((token) => asCustomer(token, '/profiles/account')),
    )),
    sql: bareSelect(site.pool, 'select * from accounts where id = $1', (turn) => [
      inRound(ids, turn),
    ]),
  }
}
