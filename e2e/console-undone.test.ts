import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { bankMessages } from '#console/proofs/bank-messages.ts'
import { returnMessages } from '#console/returns/messages.ts'
import { newId } from '#domain/ids.ts'
import { deskVisit, openConsole, phoneVisit, settled, signedIn } from './console-staff.ts'
import { order, register } from './member.ts'
import { backroom } from './staff-fixtures.ts'

const shop = await openConsole()
const { db, clock } = shop.ctx

test('a bank line that paid nothing is taken from its order, and one set aside waits again', async () => {
  const texts = bankMessages.en
  const member = await register(shop)
  const back = backroom(shop)
  const shirt = await back.piece('oxford-shirt', 'white', 'M')
  await back.leave(shirt, 5)
  const orderId = await order(shop, member, shirt)
  const { id: staffId } = await db.selectFrom('staff').select('id').executeTakeFirstOrThrow()
  const line = (text: string) => ({
    id: newId('bankLine'),
    account: 'fps',
    line_hash: createHash('sha256').update(text).digest('hex'),
    day: '2026-11-20',
    amount_cents: 100,
    text,
    reference: null,
    decided_by: staffId,
    decided_at: clock(),
    created_at: clock(),
  })
  await db
    .insertInto('bank_lines')
    .values([
      { ...line('LINKED BY HAND'), state: 'matched', order_id: orderId },
      { ...line('PUT ASIDE'), state: 'set_aside', reason: 'Interest' },
    ])
    .execute()
  const states = () =>
    db.selectFrom('bank_lines').select(['state', 'order_id']).orderBy('text').execute()
  const { page, troubles } = await signedIn(shop, deskVisit)
  const list = page.getByRole('list', { name: 'Bank lines' })
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  await page.goto('/staff/proofs/bank')
  await press(texts.states.matched)
  await list.getByText('LINKED BY HAND').waitFor()
  await press(texts.undo)
  await list.getByText('LINKED BY HAND').waitFor({ state: 'detached' })
  await press(texts.states.set_aside)
  await list.getByText('PUT ASIDE').waitFor()
  await settled(page)
  await press(texts.reopen)
  await list.getByText('PUT ASIDE').waitFor({ state: 'detached' })
  expect(await states()).toEqual(Array(2).fill({ state: 'open', order_id: null }))
  expect(troubles).toEqual([])
})

test('a payment problem is listed until it is settled', async () => {
  const texts = returnMessages.zh
  await db
    .insertInto('webhook_events')
    .values({
      provider: 'test',
      event_id: 'evt_unasked',
      kind: 'payment_intent.succeeded',
      session_id: null,
      problem: 'pi_ferry pays for nothing',
      issue: null,
    })
    .execute()
  const { page, troubles } = await signedIn(shop, phoneVisit)
  await page.goto('/staff/returns/issues')
  await page.getByRole('cell', { name: 'pi_ferry pays for nothing' }).waitFor()
  await settled(page)
  await page.getByRole('button', { name: texts.settle, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: texts.settle, exact: true }).click()
  await page.getByText(texts.empty.issues).waitFor()
  const event = await db
    .selectFrom('webhook_events')
    .select('resolved_at')
    .where('event_id', '=', 'evt_unasked')
    .executeTakeFirstOrThrow()
  expect(event.resolved_at).not.toBeNull()
  expect(troubles).toEqual([])
})
