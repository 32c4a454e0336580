import { expect, test } from 'vitest'
import { inboxMessages } from '#console/inbox/messages.ts'
import { newId } from '#domain/ids.ts'
import { deskVisit, openConsole, phoneVisit, settled, signedIn } from './console-staff.ts'
import { register } from './member.ts'

const shop = await openConsole()
const { db } = shop.ctx
const member = await register(shop)

test('a comment is shown, hidden, and deleted for good', async () => {
  const texts = inboxMessages.zh
  const id = newId('postReview')
  const post = await db
    .selectFrom('posts')
    .select('id')
    .where('status', '=', 'ACTIVE')
    .orderBy('slug')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('post_reviews')
    .values({ id, post_id: post.id, account_id: member.accountId, comment: 'Lovely pier' })
    .execute()
  const status = async () => {
    const row = await db
      .selectFrom('post_reviews')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirst()
    return row?.status
  }
  const { page, troubles } = await signedIn(shop, phoneVisit, 'manager')
  const comment = page.getByRole('article').or(page.getByRole('listitem'))
  const item = comment.filter({ hasText: 'Lovely pier' }).first()
  const press = (name: string) => item.getByRole('button', { name, exact: true }).click()
  await page.goto('/staff/inbox/comments')
  await press(texts.show)
  await expect.poll(status).toBe('ACTIVE')
  await page.getByRole('button', { name: texts.commentState.ACTIVE, exact: true }).click()
  await press(texts.hide)
  await expect.poll(status).toBe('REJECTED')
  await page.getByRole('button', { name: texts.commentState.REJECTED, exact: true }).click()
  await settled(page)
  await press(texts.delete)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: texts.delete, exact: true }).click()
  await page.getByText(texts.done.deleted, { exact: true }).waitFor()
  expect(await status()).toBeUndefined()
  expect(troubles).toEqual([])
})

test('a review is rejected with a reason, and an enquiry gets a note for colleagues', async () => {
  const texts = inboxMessages.en
  await db
    .updateTable('reviews')
    .set({ state: 'approved', decided_at: new Date() })
    .where('state', '=', 'waiting')
    .execute()
  const { id } = await db
    .updateTable('reviews')
    .set({ state: 'waiting', decided_at: null })
    .where('id', '=', (eb) => eb.selectFrom('reviews').select('id').orderBy('id').limit(1))
    .returning('id')
    .executeTakeFirstOrThrow()
  await member.api('POST /enquiries', {
    body: {
      name: 'Wong Ka Ming',
      email: 'wong@example.com',
      area_code: '852',
      phone: '91234567',
      subject: 'Shorter trousers',
      description: 'Can you take off three centimetres?',
    },
  })
  const { page, troubles } = await signedIn(shop, deskVisit, 'manager')
  const dialog = page.getByRole('dialog')
  const press = (name: string) => page.getByRole('button', { name, exact: true }).first().click()
  await page.goto('/staff/inbox')
  await press(texts.reject)
  await dialog.getByLabel(texts.reason, { exact: true }).fill('Of another shop')
  await dialog.getByRole('button', { name: texts.reject, exact: true }).click()
  await page.getByText(texts.done.rejected, { exact: true }).waitFor()
  const review = await db
    .selectFrom('reviews')
    .select(['state', 'reason'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(review).toEqual({ state: 'rejected', reason: 'Of another shop' })

  await page.getByRole('link', { name: texts.enquiries }).click()
  await page.getByRole('heading', { name: 'Shorter trousers' }).waitFor()
  await press(texts.note)
  await dialog.getByLabel(texts.noteLabel, { exact: true }).fill('Ask the tailor on Friday')
  await dialog.getByRole('button', { name: texts.saveNote, exact: true }).click()
  await page.getByText(texts.done.noted, { exact: true }).waitFor()
  await page.getByText('Ask the tailor on Friday').first().waitFor()
  const enquiry = await db.selectFrom('enquiries').select('note').executeTakeFirstOrThrow()
  expect(enquiry.note).toBe('Ask the tailor on Friday')
  expect(troubles).toEqual([])
})
