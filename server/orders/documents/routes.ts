import { isLocale, defaultLocale } from '#domain/locale.ts'
import { DomainError } from '#domain/errors.ts'
import * as endpoints from '#contract/staff/documents.ts'
import type { Ctx } from '../../platform/context.ts'
import { isLinkValid } from '../../platform/files/signed-link.ts'
import type { App } from '../../platform/http/app.ts'
import { serveStaff } from '../../platform/http/serve-staff.ts'
import { presentOrder, readOrderTerms } from '../present.ts'
import { findOrder } from '../queries.ts'
import { presentReceipt } from '../receipts/present-receipt.ts'
import { getStaffOrder } from '../staff-order.ts'
import { documentLink, type DocumentKind } from './document-links.ts'

const kinds: readonly DocumentKind[] = ['receipt', 'receipt-masked', 'packing-slip']

/** Receipts and packing slips as PDF, by signed link: a download carries no token. */
export function documentRoutes(app: App, ctx: Ctx): void {
  app.get('/api/documents/:kind/:file{[a-zA-Z0-9_]+\\.pdf}', async (c) => {
    const id = c.req.param('file').replace(/\.pdf$/, '')
    const kind = kinds.find((each) => each === c.req.param('kind'))
    const until = Number(c.req.query('until'))
    const key = c.req.query('key') ?? ''
    const isValid = kind && (await isLinkValid(ctx.db, ctx, `${kind} ${id}`, until, key))
    if (!kind || !isValid) throw new DomainError('not_found')
    const lang = c.req.query('lang')
    const { name, pdf } = await drawDocument(ctx, kind, id, isLocale(lang) ? lang : defaultLocale)
    return c.body(new Uint8Array(pdf), 200, {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${name}.pdf"`,
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    })
  })
}

export function staffDocumentRoutes(app: App, ctx: Ctx): void {
  serveStaff(app, ctx, endpoints.getPackingSlip, async ({ params }) => {
    const order = await getStaffOrder(ctx.db, params.id)
    // An unpaid order has nothing to pack.
    await presentReceipt(ctx, { order, view: 'whole', actor: 'customer' })
    return { url: await documentLink(ctx.db, ctx, 'packing-slip', order.id) }
  })
}

async function drawDocument(
  ctx: Ctx,
  kind: DocumentKind,
  id: string,
  locale: 'en' | 'zh' | 'cn',
): Promise<{ name: string; pdf: Buffer }> {
  const order = await findOrder(ctx.db, { id })
  if (!order) throw new DomainError('not_found')
  const view = kind === 'receipt-masked' ? 'masked' : 'whole'
  const found = { order, view, actor: 'customer' } as const
  const receipt = await presentReceipt(ctx, found)
  // Loaded when asked for: the typeface alone is read in a tenth of a second.
  if (kind === 'packing-slip') {
    const { packingSlipPdf } = await import('./packing-slip-pdf.ts')
    const shown = await presentOrder(ctx.db, await readOrderTerms(ctx), found)
    return { name: order.reference, pdf: await packingSlipPdf(order, shown, receipt, locale) }
  }
  const { receiptPdf } = await import('./receipt-pdf.ts')
  return { name: receipt.number, pdf: await receiptPdf(receipt, locale) }
}
