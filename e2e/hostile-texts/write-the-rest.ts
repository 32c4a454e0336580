import { newId } from '#domain/ids.ts'
import { issueStaffToken } from '#server/platform/access/staff-tokens.ts'
import { aRole } from '../console-staff.ts'
import type { OpenShop } from '../shop.ts'

/** What no order of the demo and no walk has written yet. */
export async function writeTheRest(shop: OpenShop): Promise<void> {
  const { ctx } = shop
  const { db } = ctx
  const one = (table: 'staff' | 'orders' | 'posts' | 'products' | 'accounts') =>
    db.selectFrom(table).select('id').executeTakeFirstOrThrow()
  const [{ id: staff_id }, { id: order_id }] = [await one('staff'), await one('orders')]
  const { id: account_id } = await one('accounts')
  const text = { en: 'Words', zh: '文字', cn: '文字' }
  const now = ctx.clock()
  await db.insertInto('account_notes').values({ account_id, staff_id, note: 'Calls' }).execute()
  const { id: note_id } = await db
    .insertInto('order_notes')
    .values({ order_id, staff_id, note: 'Rang twice' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('order_note_versions')
    .values({ note_id, note: 'Rang', replaced_at: now })
    .execute()
  const enquiry_id = newId('enquiry')
  await db
    .insertInto('enquiries')
    .values({
      id: enquiry_id,
      locale: 'en',
      name: 'Chan Tai Man',
      email: 'tai.man@example.com',
      subject: 'Hems',
      description: 'How long do they take?',
      content_hash: Buffer.alloc(32),
      text_hash: Buffer.alloc(32),
      sent_on: '2026-11-24',
    })
    .execute()
  await db.insertInto('enquiry_replies').values({ enquiry_id, staff_id, text: 'A week.' }).execute()
  const { id: post_id } = await one('posts')
  await db
    .insertInto('post_reviews')
    .values({ id: newId('postReview'), post_id, account_id, comment: 'Fine', status: 'ACTIVE' })
    .execute()
  const { id: subject_id } = await one('products')
  await db
    .insertInto('search_texts')
    .values({
      kind: 'product',
      subject_id,
      title: JSON.stringify(text),
      description: JSON.stringify(text),
    })
    .execute()
  await db.insertInto('search_misses').values({ day: '2026-11-24', keyword: 'kilt' }).execute()
  await db
    .insertInto('saved_views')
    .values({ id: newId('savedView'), staff_id, name: 'Mine', query: '', created_at: now })
    .execute()
  const offer = {
    title: text,
    text,
    delay_seconds: 0,
    paths: [],
    picture: null,
    link: { title: text, path: '/shop/main/product' },
    starts_at: null,
    ends_at: null,
  }
  await db
    .insertInto('configurations')
    .values({ slug: 'pop_ups', value: JSON.stringify({ offer }) })
    .onConflict((at) => at.column('slug').doUpdateSet({ value: JSON.stringify({ offer }) }))
    .execute()
  await db
    .insertInto('bank_lines')
    .values({
      id: newId('bankLine'),
      account: 'HSBC 012',
      line_hash: 'a'.repeat(64),
      day: '2026-11-24',
      amount_cents: 45_000,
      text: 'CHAN TAI MAN',
      reference: 'FT 1',
      state: 'set_aside',
      reason: 'Rent',
      decided_at: now,
      created_at: now,
    })
    .execute()
  await db
    .insertInto('statement_layouts')
    .values({
      account: 'HSBC 012',
      headings: JSON.stringify(['Date of entry', 'Paid in']),
      columns: JSON.stringify({}),
      imported_at: now,
    })
    .execute()
  await db
    .insertInto('order_discounts')
    .values({
      order_id,
      position: 9,
      kind: 'global',
      applies_to: 'goods',
      source_id: 'prm_1',
      title: JSON.stringify(text),
      amount_cents: 0,
    })
    .execute()
  const { id: file_id } = await db.selectFrom('files').select('id').executeTakeFirstOrThrow()
  const proof = { id: newId('proof'), order_id, file_id, reason: 'Too dark' }
  await db
    .insertInto('payment_proofs')
    .values({ ...proof, state: 'rejected', decided_at: now })
    .execute()
  const { variant_id, warehouse_id } = await db
    .selectFrom('stock_levels')
    .select(['variant_id', 'warehouse_id'])
    .executeTakeFirstOrThrow()
  const held = { variant_id, warehouse_id, qty: 1, name: 'Chan Tai Man', phone: '91234567' }
  await db
    .insertInto('try_on_holds')
    .values({ id: newId('tryOnHold'), ...held, held_until: now, staff_id, created_at: now })
    .execute()
  const failure = { en: 'The picture is not there.', zh: '找不到圖片。', cn: '找不到图片。' }
  const remark = { line: 2, column: 'Image Src', message: failure }
  await db
    .insertInto('product_imports')
    .values({
      id: newId('productImport'),
      staff_id,
      file_name: 'Autumn list.csv',
      state: 'done',
      own_skus: false,
      confirms_low_prices: false,
      csv: 'Handle,Title',
      findings: JSON.stringify({ problems: [], notes: [remark], price_falls: [remark] }),
      created_at: now,
      finished_at: now,
    })
    .execute()
  await db
    .updateTable('import_pictures')
    .set({ file_id: null, failure: JSON.stringify(failure) })
    .where('product_id', '=', subject_id)
    .execute()
  await aRole(shop, ['orders:manage'])
  await issueStaffToken(db, ctx, staff_id, 'A phone')
  await db.updateTable('enquiries').set({ note: 'Asked before' }).execute()
  await db.updateTable('payments').set({ reference: 'FT 2' }).execute()
  await db.updateTable('order_statuses').set({ reason: 'Sold out' }).execute()
  await db.updateTable('refund_requests').set({ answer: 'Of course' }).execute()
  await db.updateTable('reviews').set({ reason: 'Rude' }).execute()
  await db.updateTable('webhook_deliveries').set({ error: 'No answer' }).execute()
  await db.updateTable('messages').set({ error: 'Not known there' }).execute()
}
