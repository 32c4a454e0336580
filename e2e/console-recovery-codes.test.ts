import { expect, test } from 'vitest'
import { accountMessages } from '#console/session/account-messages.ts'
import { sessionMessages } from '#console/session/messages.ts'
import { openConsole, owner, phoneVisit, settled, signedIn } from './console-staff.ts'

const shop = await openConsole()
const { db, clock } = shop.ctx

test('recovery codes are replaced, and two-step sign-in is switched off, each with the password', async () => {
  const [texts, session] = [accountMessages.zh, sessionMessages.zh]
  const { id } = await db
    .selectFrom('staff')
    .select('id')
    .where('email', '=', owner.email)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('staff_second_factors')
    .values({
      staff_id: id,
      secret: Buffer.alloc(20),
      confirmed_at: clock(),
      last_step: null,
      created_at: clock(),
    })
    .execute()
  const { page, troubles } = await signedIn(shop, phoneVisit)
  const dialog = page.getByRole('dialog')
  const confirm = async (act: string) => {
    await page.getByRole('button', { name: act, exact: true }).click()
    await dialog.getByLabel(session.oldPassword, { exact: true }).fill(owner.password)
    await dialog.getByRole('button', { name: act, exact: true }).click()
  }
  await page.goto('/staff/account')
  await page.getByText(texts.codesLeft(0)).waitFor()
  await confirm(texts.renew)
  await dialog.getByText(texts.codesLead).waitFor()
  await settled(page)
  await dialog.getByRole('button', { name: texts.stored, exact: true }).click()
  await page.getByText(texts.codesLeft(10)).waitFor()

  await confirm(texts.turnOff)
  await page.getByText(texts.turnedOff, { exact: true }).waitFor()
  const factor = db.selectFrom('staff_second_factors').select('secret').where('staff_id', '=', id)
  expect(await factor.execute()).toEqual([])
  expect(troubles).toEqual([])
})
