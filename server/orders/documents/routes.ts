import type { Context } from 'hono'
import { defaultLocale, isLocale, type Locale } from '#domain/locale.ts'
import { DomainError } from '#domain/errors.ts'
import * as endpoints from '#contract/staff/documents.ts'
import { manyDocumentKinds } from '#contract/staff/documents.ts'
import type { Ctx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { isLinkValid } from '../../platform/files/signed-link.ts'
import type { App } from '../../platform/http/app.ts'
import { serveStaff } from '../../platform/http/serve-staff.ts'
import { findOrder } from '../queries.ts'
import { presentReceipt } from '../receipts/present-receipt.ts'
import { getStaffOrder } from '../staff-order.ts'
import { documentLink, manyDocumentsLink, type DocumentKind } from './document-links.ts'
import { documentedIds, drawMany } from './draw-many.ts'

const kinds: readonly DocumentKind[] = [
  'receipt',
  'receipt-masked',
  'packing-slip',
  'address-label',
]

/** Receipts, packing slips and address labels as PDF, by signed link: a download carries no token. */
export function documentRoutes(app: App, ctx: Ctx): void {
  app.get('/api/documents/:kind/:file{[a-zA-Z0-9_]+\\.pdf}', async (c) => {
    const id = c.req.param('file').replace(/\.pdf$/, '')
    const kind = kinds.find((each) => each === c.req.param('kind'))
    const until = Number(c.req.query('until'))
    const key = c.req.query('key') ?? ''
    const isValid = kind && (await isLinkValid(ctx.db, ctx, `${kind} ${id}`, until, key))
    if (!kind || !isValid) throw new DomainError('not_found')
    const { name, pdf } = await drawDocument(ctx, kind, id, localeOf(c.req.query('lang')))
    return answerPdf(c, name, pdf)
  })

  app.get('/api/documents/:file{[a-z-]+\\.pdf}', async (c) => {
    const name = c.req.param('file').replace(/\.pdf$/, '')
    const kind = manyDocumentKinds.find((each) => each === name)
    const orders = c.req.query('orders') ?? ''
    const until = Number(c.req.query('until'))
    const key = c.req.query('key') ?? ''
    const isValid = kind && (await isLinkValid(ctx.db, ctx, `${kind} ${orders}`, until, key))
    if (!kind || !isValid) throw new DomainError('not_found')
    const pdf = await drawMany(ctx, kind, orders.split(','), localeOf(c.req.query('lang')))
    return answerPdf(c, name, pdf)
  })
}

function localeOf(lang: string | undefined): Locale {
  return isLocale(lang) ? lang : defaultLocale
}

function answerPdf(c: Context, name: string, pdf: Buffer): Response {
  return c.body(new Uint8Array(pdf), 200, {
    'content-type': 'application/pdf',
    'content-disposition': `inline; filename="${name}.pdf"`,
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
  })
}

export function staffDocumentRoutes(app: App, ctx: Ctx): void {
  serveStaff(app, ctx, endpoints.getDocuments, async ({ params }) => {
    const order = await getStaffOrder(ctx.db, params.id)
    // An unpaid order has nothing to pack.
    await presentReceipt(ctx, { order, view: 'whole', actor: 'customer' })
    const linkTo = (kind: DocumentKind) => documentLink(ctx.db, ctx, kind, order.id)
    return {
      receipt: await linkTo('receipt'),
      packing_slip: await linkTo('packing-slip'),
      address_label: order.recipient.address ? await linkTo('address-label') : null,
    }
  })

  serveStaff(app, ctx, endpoints.printDocuments, async ({ body }, { changes }) => {
    const ids = await documentedIds(ctx.db, body.kind, body.order_ids)
    const subject = { kind: 'export', id: body.kind }
    await inTransaction(ctx, (trx) =>
      changes.record(trx, { action: 'documents_printed', subject, after: { rows: ids.length } }),
    )
    return { url: await manyDocumentsLink(ctx.db, ctx, body.kind, ids) }
  })
}

async function drawDocument(
  ctx: Ctx,
  kind: DocumentKind,
  id: string,
  locale: Locale,
): Promise<{ name: string; pdf: Buffer }> {
  const order = await findOrder(ctx.db, { id })
  if (!order) throw new DomainError('not_found')
  if (kind === 'packing-slip' || kind === 'address-label') {
    return { name: order.reference, pdf: await drawMany(ctx, `${kind}s`, [id], locale) }
  }
  const view = kind === 'receipt-masked' ? 'masked' : 'whole'
  const found = { order, view, actor: 'customer' } as const
  const receipt = await presentReceipt(ctx, found)
  // Loaded when asked for: the typeface alone is read in a tenth of a second.
  const { receiptPdf } = await import('./receipt-pdf.ts')
  return { name: receipt.number, pdf: await receiptPdf(receipt, locale) }
}
