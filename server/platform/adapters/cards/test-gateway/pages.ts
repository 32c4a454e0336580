import { Hono, type Context } from 'hono'
import type { Db, Trx } from '../../../database/db.ts'
import { cardPage, challengePage, gatewayPolicy, overPage, type Typing } from './markup.ts'
import {
  complete,
  endSession,
  findSession,
  isOpen,
  lockSession,
  presentCard,
  refuseChallenge,
  type SessionRow,
} from './sessions.ts'
import { readTypedCard } from './test-cards.ts'

interface Around {
  db: Db
  clock: () => Date
  publicUrl: string
}

/** The gateway's pages: plain documents and forms without scripts. */
export function gatewayPages(around: Around): Hono {
  const { db, clock } = around
  const pages = new Hono()

  pages.get('/:id', async (c) => {
    const session = await findSession(db, c.req.param('id'))
    return show(c, around, session, nothingTyped)
  })

  pages.post('/:id', async (c) => {
    const form = await c.req.parseBody()
    const field = (name: string) => {
      const value = form[name]
      return typeof value === 'string' ? value.slice(0, 100) : ''
    }
    return withSession(c, around, async (trx, session) => {
      const typed = { number: field('number'), expiry: field('expiry'), code: field('code') }
      const read = readTypedCard(typed, clock())
      if ('problems' in read) return { ...nothingTyped, problems: read.problems }
      const decision = await presentCard(trx, clock(), session, read)
      return decision === 'declined' ? { ...nothingTyped, error: 'declined' } : null
    })
  })

  pages.post('/:id/confirm', (c) =>
    withSession(c, around, async (trx, session) => {
      if (session.state === 'challenged' && session.card) {
        await complete(trx, clock(), session, session.card)
      }
      return null
    }),
  )

  pages.post('/:id/refuse', (c) =>
    withSession(c, around, async (trx, session) => {
      if (session.state === 'challenged') await refuseChallenge(trx, session)
      return { ...nothingTyped, error: 'refused' }
    }),
  )

  pages.post('/:id/leave', async (c) => {
    const left = await db.transaction().execute(async (trx) => {
      const session = await lockSession(trx, c.req.param('id'))
      if (session && isOpen(session, clock())) await endSession(trx, clock(), session)
      return session
    })
    return left ? c.redirect(left.cancel_url, 303) : show(c, around, left, nothingTyped)
  })
  return pages
}

const nothingTyped: Typing = { problems: [], error: null }

/** Acts on an open session; the response depends on the session's state afterwards. */
async function withSession(
  c: Context,
  around: Around,
  work: (trx: Trx, session: SessionRow) => Promise<Typing | null>,
): Promise<Response> {
  const id = c.req.param('id') ?? ''
  const { typing, after } = await around.db.transaction().execute(async (trx) => {
    const session = await lockSession(trx, id)
    const isWorked = session !== undefined && isOpen(session, around.clock())
    const result = isWorked ? await work(trx, session) : null
    return { typing: result, after: await findSession(trx, id) }
  })
  if (after?.state === 'complete') return c.redirect(after.success_url, 303)
  return show(c, around, after, typing ?? nothingTyped)
}

function show(
  c: Context,
  { clock, publicUrl }: Around,
  session: SessionRow | undefined,
  typing: Typing,
): Response | Promise<Response> {
  c.header('content-security-policy', gatewayPolicy(publicUrl))
  c.header('cache-control', 'no-store')
  c.header('x-robots-tag', 'noindex')
  if (!session) return c.html(overPage('en', publicUrl), 404)
  if (!isOpen(session, clock())) return c.html(overPage(session.locale, session.cancel_url), 410)
  if (session.state === 'challenged') return c.html(challengePage(session))
  const isRefused = typing.problems.length > 0 || typing.error !== null
  return c.html(cardPage(session, typing), isRefused ? 422 : 200)
}
