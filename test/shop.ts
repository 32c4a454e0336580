import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pino from 'pino'
import { afterAll } from 'vitest'
import { createClient, type ApiClient } from '#contract/client.ts'
import type { StaffApi } from '#contract/staff-endpoints.ts'
import { newId, randomText } from '#domain/ids.ts'
import type { Locale } from '#domain/locale.ts'
import type { StaffRole } from '#domain/staff/role.ts'
import { testGateway } from '#server/adapters/cards/test-gateway/gateway.ts'
import { folderFiles } from '#server/adapters/files/folder.ts'
import type { Letter } from '#server/adapters/mail/mailer.ts'
import type { TextMessage } from '#server/adapters/sms/messenger.ts'
import { createApp } from '#server/app.ts'
import { openBus } from '#server/bus.ts'
import type { Ctx } from '#server/context.ts'
import type { App } from '#server/http/serve.ts'
import { openSearchIndex } from '#server/search/open-index.ts'
import { readSettings } from '#server/settings.ts'
import { issueStaffToken } from '#server/staff/staff-tokens.ts'
import { TagCache } from '#server/tag-cache.ts'
import { testDatabase } from './database.ts'

export interface TestShop {
  ctx: Ctx
  app: App
  /** Letters sent so far. */
  letters: Letter[]
  /** Text messages sent so far. */
  texts: TextMessage[]
  /** Moves the shop's clock. */
  passTime: (seconds: number) => void
  /** A client without an account. */
  anybody: (locale?: Locale) => ApiClient
  /** A new visitor with a temporary account of their own. */
  visitor: (locale?: Locale) => Promise<Visitor>
  /** A new staff member, signed in; a manager unless another role is named. */
  staff: (role?: StaffRole) => Promise<SignedInStaff>
  /** A client of the staff API, with any token or none. */
  staffApi: (token: string | null, locale?: Locale) => ApiClient<StaffApi>
}

export interface SignedInStaff {
  api: ApiClient<StaffApi>
  token: string
  id: string
}

export interface Visitor {
  api: ApiClient
  token: string
  accountId: string
}

const base = 'http://shop.test/api/customer'
const staffBase = 'http://shop.test/api/staff'

/** A whole shop on a database of its own; call it once at the top of a test file. */
export async function testShop(env: Record<string, string> = {}): Promise<TestShop> {
  const database = await testDatabase({ poolSize: 20 })
  const folder = await mkdtemp(path.join(tmpdir(), 'shop-test-'))
  const log = pino({ level: 'silent' })
  const bus = await openBus(database.url, log)
  const letters: Letter[] = []
  const texts: TextMessage[] = []
  let offset = 0
  const clock = () => new Date(Date.now() + offset)
  const ctx: Ctx = {
    settings: readSettings({
      DATA_DIR: folder,
      DATABASE_URL: database.url,
      PUBLIC_URL: 'http://shop.test',
      ...env,
    }),
    db: database.db,
    log,
    clock,
    bus,
    cache: new TagCache(1000),
    search: await openSearchIndex(database.db, bus, log),
    files: folderFiles(folder),
    mail: { send: async (letter) => void letters.push(letter) },
    sms: { send: async (message) => void texts.push(message) },
    cards: testGateway({
      db: database.db,
      clock,
      publicUrl: 'http://shop.test',
      send: async (request) => app.fetch(request),
    }),
  }
  bus.onChange((tags) => ctx.cache.drop(tags))
  const app = createApp(ctx)

  afterAll(async () => {
    await bus.close()
    await rm(folder, { recursive: true })
  })

  const client = (token: string | null, locale: Locale) =>
    createClient({
      base,
      locale,
      send: async (request) => app.fetch(request),
      token: () => token,
    })

  const staffApi = (token: string | null, locale: Locale = 'en') =>
    createClient<StaffApi>({
      base: staffBase,
      locale,
      send: async (request) => app.fetch(request),
      token: () => token,
    })

  return {
    ctx,
    app,
    letters,
    texts,
    passTime: (seconds) => {
      offset += seconds * 1000
    },
    anybody: (locale = 'en') => client(null, locale),
    staffApi,
    async staff(role = 'manager') {
      const id = newId('staff')
      const email = `${id.toLowerCase()}@praya.example`
      // No password has this hash: a test that is not about signing in pays for none.
      const person = { id, email, name: `Staff ${role}`, role, password_hash: 'none' }
      await database.db.insertInto('staff').values(person).execute()
      const { token } = await issueStaffToken(ctx, id)
      return { api: staffApi(token), token, id }
    },
    async visitor(locale = 'en') {
      const { token } = await client(null, locale)('POST /auth/register', {
        body: {
          type: 'TEMP',
          email: `${randomText(24).toLowerCase()}@temp.invalid`,
          password: randomText(24),
        },
      })
      if (token === null) throw new Error('a temporary account is signed in at once')
      const api = client(token, locale)
      const { user } = await api('GET /auth/user')
      return { api, token, accountId: user._id }
    },
  }
}
