import type { Selectable } from 'kysely'
import type { AgentContent } from '#db/agent-content.ts'
import type { AgentSessionsTable } from '#db/types.ts'
import { hourMs } from '#domain/dates.ts'
import { newId, randomText } from '#domain/ids.ts'
import type { Locale } from '#domain/locale.ts'
import type { Ctx } from '../../platform/context.ts'
import type { Db, Trx } from '../../platform/database/db.ts'
import type { Call } from '../operations/call.ts'
import { order as orderCapability } from '../protocol/capabilities.ts'
import { ProtocolError } from '../protocol/protocol-error.ts'

export type SessionRow = Selectable<AgentSessionsTable>
type Kind = SessionRow['kind']

const lifetimeMs = 6 * hourMs

/** A new session of the calling platform, not yet written. */
export function draftSession(
  call: Call,
  kind: Kind,
  { content, cartId = null }: { content: AgentContent; cartId?: string | null },
): SessionRow {
  const { ctx, platform, locale } = call
  const createdAt = ctx.clock()
  return {
    id: newId(kind === 'cart' ? 'agentCart' : 'agentCheckout'),
    kind,
    platform: platform.url,
    is_signed: platform.isSigned,
    state: 'open',
    content,
    locale,
    cart_id: cartId,
    webhook_url: webhookUrl(call),
    handoff_key: randomText(32),
    account_id: null,
    opened_at: null,
    order_id: null,
    version: 1,
    created_at: createdAt,
    expires_at: new Date(createdAt.getTime() + lifetimeMs),
  }
}

/** Where the platform's profile wants to hear of orders, if both sides have that capability. */
function webhookUrl({ platform: { profile, negotiated } }: Call): string | null {
  const version = negotiated.get(orderCapability)
  const declared = profile.ucp.capabilities[orderCapability]?.find(
    (each) => each.version === version,
  )
  const url = declared?.config?.['webhook_url']
  return typeof url === 'string' && URL.canParse(url) ? url : null
}

export async function insertSession(trx: Trx, session: SessionRow): Promise<void> {
  await trx
    .insertInto('agent_sessions')
    .values({ ...session, content: JSON.stringify(session.content) })
    .execute()
}

/**
 * A session that this platform made; undefined for any other. Throws `signature_missing` for one that
 * was made by a signed request, if this one is not.
 */
export async function findSession(
  db: Db | Trx,
  { platform }: Pick<Call, 'platform'>,
  kind: Kind,
  id: string,
): Promise<SessionRow | undefined> {
  const row = await db
    .selectFrom('agent_sessions')
    .selectAll()
    .where('id', '=', id)
    .where('kind', '=', kind)
    .where('platform', '=', platform.url)
    .executeTakeFirst()
  if (row?.is_signed && !platform.isSigned) {
    throw new ProtocolError('signature_missing', 'What signed requests made takes signed requests.')
  }
  return row
}

/** Holds the row until the transaction ends. */
export function lockSession(trx: Trx, id: string): Promise<SessionRow | undefined> {
  return trx
    .selectFrom('agent_sessions')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export function isOpen(session: SessionRow, now: Date): boolean {
  return session.state === 'open' && session.expires_at > now
}

/** Replaces an open session's content; false if it was closed meanwhile. */
export async function replaceContent(
  trx: Trx,
  { id }: Pick<SessionRow, 'id'>,
  { content, locale }: Pick<SessionRow, 'content' | 'locale'>,
): Promise<boolean> {
  const known = await lockSession(trx, id)
  if (known?.state !== 'open') return false
  await trx
    .updateTable('agent_sessions')
    .set((eb) => ({ content: JSON.stringify(content), locale, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
  return true
}

/** Notes what the platform was told of an open session, if that is new. */
export async function rememberShown(
  db: Db | Trx,
  { id, content, version }: Pick<SessionRow, 'id' | 'content' | 'version'>,
  shown: NonNullable<AgentContent['shown']>,
): Promise<void> {
  if (content.shown?.total === shown.total && content.shown.code === shown.code) return
  await db
    .updateTable('agent_sessions')
    .set({ content: JSON.stringify({ ...content, shown }) })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('state', '=', 'open')
    .execute()
}

/** The language of a session, or of the one that an order came from. */
export async function localeOfSession(
  { db }: Pick<Ctx, 'db'>,
  platform: string,
  id: string,
): Promise<Locale | undefined> {
  const row = await db
    .selectFrom('agent_sessions')
    .select('locale')
    .where('platform', '=', platform)
    .where((eb) => eb.or([eb('id', '=', id), eb('order_id', '=', id)]))
    .executeTakeFirst()
  return row?.locale
}

/** False if it was closed meanwhile. */
export async function cancelSession(trx: Trx, id: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('agent_sessions')
    .set({ state: 'canceled' })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** The open checkout of a cart; those that have expired are closed first. */
export async function openCheckoutOfCart(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  cartId: string,
): Promise<SessionRow | undefined> {
  await db
    .updateTable('agent_sessions')
    .set({ state: 'canceled' })
    .where('cart_id', '=', cartId)
    .where('state', '=', 'open')
    .where('expires_at', '<=', clock())
    .execute()
  return db
    .selectFrom('agent_sessions')
    .selectAll()
    .where('cart_id', '=', cartId)
    .where('state', '=', 'open')
    .executeTakeFirst()
}
