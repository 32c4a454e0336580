import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { proofsArea } from '#console/proofs/area.ts'
import { proofMessages } from '#console/proofs/messages.ts'
import { shellMessages } from '#console/shell/messages.ts'
import { proofFlagSentences } from '#contract/staff/proof-flag-sentences.ts'
import { proofRejections } from '#contract/staff/proof-rejections.ts'
import { atToday, markOf, openConsole, settled, visits, type Visit } from './console-staff.ts'
import { order, register } from './member.ts'
import { proofUploads } from './proof-fixtures.ts'
import { backroom } from './staff-fixtures.ts'

const shop = await openConsole({ hasPictures: true })
const member = await register(shop)
const upload = proofUploads(shop, member)
const back = backroom(shop)
const shirt = await back.piece('oxford-shirt', 'white', 'M')
await back.leave(shirt, 10)

const proofCount = 4
const wrongAmount = 1
const editedPicture = 2
const usedTwice = 3
const rejected = [wrongAmount, usedTwice]

/** Orders with a waiting proof each, in the order of the proofs. */
async function unpaidOrders(visit: Visit): Promise<string[]> {
  const bankReference = `FRN20261121${markOf(visit)}`
  const ids: string[] = []
  for (let at = 0; at < proofCount; at += 1) {
    const id = await order(shop, member, shirt)
    ids.push(id)
    if (at === wrongAmount) await upload(id, { amount: '80.00' })
    else if (at === editedPicture) {
      await upload(id, { bankReference, signs: [{ kind: 'pasted_patch', on: 'HK$' }] })
    } else if (at === usedTwice) await upload(id, { bankReference })
    else await upload(id)
  }
  return ids
}

async function stateOf(id = '') {
  return shop.ctx.db
    .selectFrom('orders as o')
    .innerJoin('payment_proofs as p', 'p.order_id', 'o.id')
    .select(['o.reference', 'o.paid_at', 'o.current_status', 'p.state'])
    .where('o.id', '=', id)
    .executeTakeFirstOrThrow()
}

/** On a desk by keys, on a phone by thumb. */
function decisions(page: Page, { width, language }: Visit) {
  const texts = proofMessages[language]
  const dialog = page.getByRole('dialog')
  const press = (name: string) => page.getByRole('button', { name }).click()
  const byKeys = width > 600
  return {
    dialog,
    accept: () => (byKeys ? page.keyboard.press('a') : press(texts.accept)),

    /** For one of the frequent reasons, in the customer's language. */
    reject: async (reason: (typeof proofRejections)[number]) => {
      if (byKeys) {
        await page.keyboard.press('r')
        await page.keyboard.press(String(proofRejections.indexOf(reason) + 1))
      } else {
        await press(texts.reject)
        await dialog.getByRole('button', { name: reason[language] }).click()
      }
      expect(await dialog.getByLabel(texts.reason).inputValue()).toBe(reason.en)
      if (byKeys) await page.keyboard.press('Enter')
      else await dialog.getByRole('button', { name: texts.reject }).click()
    },
  }
}

const [amountReason, , , , usedReason] = proofRejections

test.each(visits)(
  'payment proofs are decided one after another: $width px, $language',
  async (visit) => {
    const ids = await unpaidOrders(visit)
    const { language } = visit
    const texts = proofMessages[language]
    const { page, troubles } = await atToday(shop, visit, 'assistant')
    const { accept, reject, dialog } = decisions(page, visit)
    const entry = page.getByRole('link', { name: proofsArea.label[language], exact: true }).first()
    const waiting = shellMessages[language].waiting(proofCount)
    await expect.poll(() => entry.getAttribute('aria-description')).toBe(waiting)
    await entry.click()
    await page.getByText(texts.position(1, proofCount)).waitFor()

    const { reference } = await stateOf(ids[0])
    const picture = page.getByRole('img', { name: texts.picture(reference) })
    await picture.waitFor()
    await page.getByRole('button', { name: texts.turn }).click()
    await page.getByRole('button', { name: texts.zoomIn }).click()
    expect(await picture.getAttribute('style')).toMatch(/rotate\(90deg\) scale\(2\)/)

    for (const [at, id] of ids.entries()) {
      const shown = (await stateOf(id)).reference
      await page.getByRole('img', { name: texts.picture(shown) }).waitFor()
      if (at === wrongAmount) {
        const { rows, results } = texts
        const row = new RegExp(`^${rows.amount} HK\\$\\d+ HK\\$80 ${results.mismatch}`)
        await page.getByRole('row', { name: row }).waitFor()
        await reject(amountReason)
      } else if (at === usedTwice) {
        await page.getByRole('button', { name: texts.retry }).click()
        await page.getByText(texts.retried).waitFor()
        await reject(usedReason)
      } else await accept()
      if (at === editedPicture) {
        const other = (await stateOf(ids[usedTwice])).reference
        await page.getByRole('link', { name: other }).last().waitFor()
        await page.getByText(proofFlagSentences.pasted_patch[language]).waitFor()
        await settled(page)
        await dialog.getByRole('button', { name: texts.acceptAnyway }).click()
      }
      const told = rejected.includes(at) ? texts.rejected(shown) : texts.accepted(shown)
      await page.getByText(told).waitFor()
    }
    await page.getByText(texts.empty).waitFor()
    for (const [at, id] of ids.entries()) {
      const { paid_at: paidAt, state } = await stateOf(id)
      const isPaid = !rejected.includes(at)
      expect([at, state, paidAt !== null]).toEqual([at, isPaid ? 'approved' : 'rejected', isPaid])
    }
    expect(troubles).toEqual([])
  },
)
