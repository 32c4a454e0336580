import { expect, test } from 'vitest'
import { inboxMessages } from '#console/inbox/messages.ts'
import { letterMessages } from '#console/parts/messages.ts'
import { newId } from '#domain/ids.ts'
import { deskVisit, openConsole, phoneVisit, settled, signedIn } from './console-staff.ts'
import { register } from './member.ts'

const shop = await openConsole()
const { db } = shop.ctx
const member = await register(shop)

test('a comment is shown, hidden, and deleted for good', async () => {
  const texts = inboxMessages.zh
  const post = await db
    .selectFrom('posts')
    .select('id')
    .where('status', '=', 'ACTIVE')
    .orderBy('slug')
    .executeTakeFirstOrThrow()
  const by = { post_id: post.id, account_id: member.accountId }
  await db
    .insertInto('post_reviews')
    .values({ id: newId('postReview'), comment: 'Lovely pier', ...by })
    .execute()
  const { page, troubles } = await signedIn(shop, phoneVisit, 'manager')
  const comment = page.getByRole('article').or(page.getByRole('listitem'))
  const item = comment.filter({ hasText: 'Lovely pier' }).first()
  const press = (name: string) => item.getByRole('button', { name, exact: true }).click()
  const list = (state: 'ACTIVE' | 'REJECTED') =>
    page.getByRole('button', { name: texts.commentState[state], exact: true }).click()
  await page.goto('/staff/inbox/comments')
  await press(texts.show)
  await item.waitFor({ state: 'detached' })
  await list('ACTIVE')
  await press(texts.hide)
  await item.waitFor({ state: 'detached' })
  await list('REJECTED')
  await press(texts.delete)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: texts.delete, exact: true }).click()
  await page.getByText(texts.done.deleted, { exact: true }).waitFor()
  expect(troubles).toEqual([])
})

test('a review is rejected with a reason, another approved by a key and replied to', async () => {
  const texts = inboxMessages.en
  const states = async (state: 'approved' | 'waiting', ids?: string[]) => {
    const change = { state, decided_at: state === 'waiting' ? null : new Date() }
    const all = db.updateTable('reviews').set(change)
    await (ids ? all.where('id', 'in', ids) : all.where('state', '=', 'waiting')).execute()
  }
  await states('approved')
  const two = await db.selectFrom('reviews').select('id').orderBy('id').limit(2).execute()
  await states(
    'waiting',
    two.map(({ id }) => id),
  )
  const { page, troubles } = await signedIn(shop, deskVisit, 'manager')
  const dialog = page.getByRole('dialog')
  const press = (name: string) => page.getByRole('button', { name, exact: true }).first().click()
  await page.goto('/staff/inbox')
  await press(texts.reject)
  await dialog.getByLabel(texts.reason, { exact: true }).fill('Of another shop')
  await dialog.getByRole('button', { name: texts.reject, exact: true }).click()
  await page.getByText(texts.done.rejected, { exact: true }).waitFor()
  await expect
    .poll(() => page.getByRole('button', { name: texts.reject, exact: true }).count())
    .toBe(1)
  await page.keyboard.press('a')
  await page.getByText('Nothing is waiting here.').waitFor()
  const found = db.selectFrom('reviews').select('reason').where('reason', '=', 'Of another shop')
  expect(await found.execute()).toHaveLength(1)

  await press('Approved')
  await press('Reply')
  await page.getByLabel('Public reply').fill('Thank you!')
  await press('Save reply')
  await page.getByRole('blockquote').getByText('Thank you!').first().waitFor()
  expect(troubles).toEqual([])
})

test('an enquiry gets a note, is marked as answered and not after all, and is answered by email', async () => {
  const texts = inboxMessages.en
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
  const enquiry = page.getByRole('heading', { name: 'Shorter trousers' })
  await page.goto('/staff/inbox')
  await page.getByRole('link', { name: texts.enquiries }).click()
  await enquiry.waitFor()
  await press(texts.note)
  await dialog.getByLabel(texts.noteLabel, { exact: true }).fill('Ask the tailor on Friday')
  await dialog.getByRole('button', { name: texts.saveNote, exact: true }).click()
  await page.getByText(texts.done.noted, { exact: true }).waitFor()
  await page.getByText('Ask the tailor on Friday').first().waitFor()

  await press('Mark as answered')
  await page.getByText('Nothing is waiting here.').waitFor()
  await press('Undo')
  await enquiry.waitFor()
  await press(texts.answer)
  const typed = dialog.getByRole('textbox')
  expect(await typed.inputValue()).toBe('Dear Wong Ka Ming,\n\n')
  await typed.fill('Dear Mr Wong,\n\nWe can, within a week.')
  await settled(page)
  await press(letterMessages.en.send)
  await page.getByText('Nothing is waiting here.').waitFor()
  await press(texts.enquiryState.answered)
  await page.getByRole('list', { name: texts.answers }).getByText('within a week').first().waitFor()
  expect(troubles).toEqual([])
})
