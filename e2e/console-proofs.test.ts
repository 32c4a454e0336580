import { beforeAll, expect, test } from 'vitest'
import { heading, hireStaff, ownerSettings, signedIn, smallPhone } from './console-visitor.ts'
import { aMember, order } from './member.ts'
import { proofUploads } from './proof-fixtures.ts'
import { backroom } from './staff-fixtures.ts'
import { desk, expectAccessible, expectNoSideScroll, openShop } from './shop.ts'

const shop = await openShop(ownerSettings)

/** Orders in the order of their proofs. */
const ids: string[] = []

beforeAll(async () => {
  await hireStaff(shop)
  const back = backroom(shop)
  const { context } = await shop.visitor()
  const member = await aMember(shop, context)
  const upload = proofUploads(shop, member)
  const shirt = await back.piece('oxford-shirt', 'white', 'M')
  await back.leave(shirt, 20)
  for (let at = 0; at < 12; at += 1) ids.push(await order(shop, member, shirt))
  for (const [at, id] of ids.entries()) {
    if (at === 3) await upload(id, { amount: '80.00' })
    else if (at === 6) {
      await upload(id, {
        bankReference: 'FRN2026112100000000001',
        signs: [{ kind: 'mixed_typefaces', on: 'HK$' }],
      })
    } else if (at === 11) await upload(id, { bankReference: 'FRN2026112100000000001' })
    else await upload(id)
  }
})

async function stateOf(at: number) {
  return shop.ctx.db
    .selectFrom('orders as o')
    .innerJoin('payment_proofs as p', 'p.order_id', 'o.id')
    .select(['o.reference', 'o.paid_at', 'o.current_status', 'p.state', 'p.reason'])
    .where('o.id', '=', ids[at] ?? '')
    .executeTakeFirstOrThrow()
}

test('ten proofs are decided by keys, one after another', async () => {
  const { page, troubles } = await signedIn(shop, 'en', desk, 'assistant')
  await page.keyboard.press('g')
  await page.keyboard.press('p')
  await heading(page, 'Payment proofs').waitFor()
  await page.getByText('1 of 12').waitFor()
  await expectNoSideScroll(page)
  await expectAccessible(page)

  const { reference } = await stateOf(0)
  const picture = page.getByRole('img', { name: `Payment proof of ${reference}` })
  await picture.waitFor()
  await page.getByRole('button', { name: 'Turn' }).click()
  await page.getByRole('button', { name: 'Zoom in' }).click()
  expect(await picture.getAttribute('style')).toMatch(/rotate\(90deg\) scale\(2\)/)

  for (let at = 0; at < 10; at += 1) {
    const shown = (await stateOf(at)).reference
    await page.getByRole('img', { name: `Payment proof of ${shown}` }).waitFor()
    if (at === 3) {
      await page.getByRole('row', { name: /^Amount HK\$\d+ HK\$80 Different/ }).waitFor()
      await page.keyboard.press('r')
      await page.keyboard.press('1')
      const text = page.getByLabel('The customer reads')
      expect(await text.inputValue()).toMatch(/amount .* does not match/)
      await expectAccessible(page)
      await page.keyboard.press('Enter')
    } else if (at === 6) {
      const other = (await stateOf(11)).reference
      await page.getByRole('link', { name: other }).last().waitFor()
      await page.getByText('different typeface').waitFor()
      await page.keyboard.press('a')
      await page.getByRole('button', { name: 'Accept anyway' }).click()
    } else {
      await page.keyboard.press('a')
    }
    await page.getByText(at === 3 ? /Rejected; the customer/ : `${shown} is paid`).waitFor()
  }
  await page.getByText('1 of 2').waitFor()
  for (let at = 0; at < 10; at += 1) {
    const { paid_at: paidAt, state } = await stateOf(at)
    expect([at, state, paidAt !== null]).toEqual([at, at === 3 ? 'rejected' : 'approved', at !== 3])
  }
  expect(troubles).toEqual([])
})

test('on a phone two thumb buttons decide, and an empty inbox says so', async () => {
  const { page, troubles } = await signedIn(shop, 'zh', smallPhone)
  await page.getByRole('link', { name: '付款證明', exact: true }).first().click()
  await page.getByText('第 1／2 張').waitFor()
  await expectNoSideScroll(page)
  await expectAccessible(page)
  const { reference } = await stateOf(10)
  await page.getByRole('button', { name: '接受' }).click()
  await page.getByText(`${reference} 已付款`).waitFor()

  await page.getByRole('button', { name: '拒絕' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /此付款已用於另一張訂單/ }).click()
  // The customer shops in English.
  expect(await page.getByLabel('顧客會看到').inputValue()).toMatch(/already been used/)
  await dialog.getByRole('button', { name: '拒絕' }).click()
  await page.getByText('沒有待核的付款證明。').waitFor()
  expect(await stateOf(11)).toMatchObject({ state: 'rejected', current_status: 'submitted' })
  expect(troubles).toEqual([])
})
