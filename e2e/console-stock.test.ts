import { expect, test } from 'vitest'
import { draftMessages } from '#console/drafts/messages.ts'
import { partMessages } from '#console/parts/messages.ts'
import { scanMessages } from '#console/scanning/messages.ts'
import { stockMessages } from '#console/stock/messages.ts'
import { issueSentences, issueSentencesWith } from '#contract/issue-sentences.ts'
import { deskVisit, heading, openConsole, phoneVisit, settled, signedIn } from './console-staff.ts'
import { backroom } from './staff-fixtures.ts'

const shop = await openConsole()
const back = backroom(shop)

test('stock is received, counted, transferred and sold ahead, and its ledger says so', async () => {
  const texts = stockMessages.zh
  const shirt = await back.piece('oxford-shirt', 'white', 'M')
  await back.leave(shirt, 20)
  const code = 'go-390'
  const [scan, drafts] = [scanMessages.zh, draftMessages.zh]
  const { sku } = await shop.ctx.db
    .updateTable('variants')
    .set({ barcode: code })
    .where('id', '=', shirt.id)
    .returning('sku')
    .executeTakeFirstOrThrow()
  const { page, troubles } = await signedIn(shop, phoneVisit, 'manager')
  await page.addInitScript(showBarcode, code)
  const press = (name: string) => page.getByRole('button', { name }).first().click()
  const add = async (qty: string) => {
    const find = page.getByRole('searchbox', { name: texts.find })
    await find.fill(sku)
    await find.press('Enter')
    await page.getByLabel(texts.quantityOf(sku)).fill(qty)
  }
  await page.goto('/staff/stock')
  await press(texts.receive)
  await heading(page, texts.receiveTitle).waitFor()
  // Whatever is missing is marked, and nothing is sent.
  const act = page.getByRole('button', { name: texts.doReceive(0), exact: true })
  await act.last().click()
  await page.getByText(texts.missing).waitFor()
  const required = page.getByText(issueSentences.required.zh, { exact: true })
  expect(await required.count()).toBe(2)
  await page.getByLabel(texts.into).selectOption({ index: 1 })
  await page.getByLabel(texts.reason.receive).fill('Note 2211')
  // With the camera, where the browser can read barcodes.
  await page.getByRole('button', { name: scan.camera }).click()
  await page.getByLabel(texts.quantityOf(sku)).fill('-3')
  await page.getByText(issueSentencesWith.min(1).zh, { exact: true }).waitFor()
  await page.getByLabel(texts.quantityOf(sku)).fill('7')
  await settled(page)
  await press(texts.doReceive(7))
  await page.getByText(texts.noLines).waitFor()

  await page.goto('/staff/stock')
  await page.clock.install()
  await press(texts.count)
  await heading(page, texts.countTitle).waitFor()
  await page.getByLabel(texts.in, { exact: true }).selectOption({ index: 1 })
  await page.getByLabel(texts.reason.count).fill('Monthly count')
  // An unknown code is said loudly, and the next scan follows at once.
  const find = page.getByRole('searchbox', { name: texts.find })
  await find.fill('no-such-code')
  await find.press('Enter')
  await page.getByRole('alert').getByText(scan.unknown('no-such-code')).waitFor()
  expect(await find.inputValue()).toBe('')
  // A scanner types into the field even if nothing has the focus, also letters, which alone are
  // shortcuts. However slow this machine is, its keys follow each other at once.
  await find.evaluate((input) => input.blur())
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.keyboard.type(`${code}\n`)
  await page.clock.resume()
  await page.getByLabel(texts.quantityOf(sku)).fill('25')
  await page.getByText(`${texts.expected(27)} · ${texts.difference('−2')}`).waitFor()

  // A count is gone on with after a pause, in which some are sold.
  await page.reload()
  await page.getByRole('status').getByRole('button', { name: drafts.restore }).click()
  await page.getByText(texts.countedSum(25)).waitFor()
  expect(await page.getByLabel(texts.reason.count).inputValue()).toBe('Monthly count')
  // Shown before it is posted.
  await press(texts.reviewCount(1))
  const review = page.getByRole('dialog', { name: texts.reviewTitle(1, 1) })
  await review.getByText('−2', { exact: true }).waitFor()
  await settled(page)
  await review.getByRole('button', { name: texts.doCount(1) }).click()
  await page.getByText(texts.noLines).waitFor()

  await page.goto('/staff/stock')
  await press(texts.transfer)
  await page.getByLabel(texts.from, { exact: true }).selectOption({ index: 1 })
  await page.getByLabel(texts.to, { exact: true }).selectOption({ index: 2 })
  await page.getByLabel(texts.reason.transfer).fill('Weekend on the shop floor')
  await add('3')
  await press(texts.doTransfer(3))
  await page.getByText(texts.noLines).waitFor()

  await page.getByLabel(texts.from, { exact: true }).selectOption({ index: 1 })
  await page.getByLabel(texts.to, { exact: true }).selectOption({ index: 2 })
  await page.getByLabel(texts.reason.transfer).fill('By van')
  await page.getByLabel(texts.isSent).check()
  await add('4')
  await press(texts.doSend(4))
  await page.getByText(texts.noLines).waitFor()
  await page.goto('/staff/stock')
  await page.getByRole('link', { name: texts.onTheWay }).click()
  await page.getByText('By van').first().waitFor()
  await page.getByLabel(texts.arrivedOf(sku)).fill('3')
  await press(texts.doReceive(3))
  await page.getByText(texts.leftOnTheWay(1), { exact: true }).waitFor()
  await press(texts.takeBack)
  await page.getByRole('dialog').getByRole('button', { name: texts.takeBack }).click()
  await page.getByText(texts.noneOnTheWay).waitFor()

  await page.goto('/staff/stock/count')
  await page.getByLabel(texts.in, { exact: true }).selectOption({ index: 1 })
  await page.getByRole('link', { name: texts.printList }).click()
  const rows = page.locator('.count-list tbody tr:visible')
  await expect.poll(() => rows.count()).toBe(50)
  await page.getByRole('link', { name: partMessages.zh.next }).waitFor()
  // Paper has all of it.
  await page.emulateMedia({ media: 'print' })
  await page.getByRole('cell', { name: sku, exact: true }).waitFor()
  await page.emulateMedia({ media: 'screen' })

  await page.goto(`/staff/stock/${shirt.id}`)
  const entries = (reason: string) => page.getByRole('listitem').filter({ hasText: reason })
  const moves = entries('Weekend on the shop floor')
  await moves.first().waitFor()
  expect(await moves.allInnerTexts()).toEqual([
    expect.stringContaining('+3'),
    expect.stringContaining('−3'),
  ])
  await entries('Monthly count').getByText(texts.movedBy('manager')).waitFor()
  await press(texts.setLow)
  await page.getByLabel(texts.lowFrom).fill('30')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(Save|儲存)$/ })
    .click()
  await page.getByText(texts.lowAt(30)).waitFor()
  await press(texts.allowPreorders)
  await page.getByLabel(texts.preorderMax).fill('5')
  await page.getByLabel(texts.preorderExpected).fill('2031-03-01')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(Save|儲存)$/ })
    .click()
  await page.getByText(texts.preorder(0, 5)).waitFor()
  expect(troubles).toEqual([])
})

test('stock is adjusted with a reason', async () => {
  const texts = stockMessages.en
  const shirt = await back.piece('oxford-shirt', 'white', 'L')
  await back.leave(shirt, 5)
  const { page, troubles } = await signedIn(shop, deskVisit, 'manager')
  const dialog = page.getByRole('dialog')
  await page.goto(`/staff/stock/${shirt.id}`)
  await page.getByRole('button', { name: texts.adjust, exact: true }).click()
  await dialog.getByLabel(texts.changeBy, { exact: true }).fill('2')
  await dialog.getByLabel(texts.why2, { exact: true }).fill('Found behind the shelf')
  await dialog.getByRole('button', { name: texts.adjust, exact: true }).click()
  const moved = page.getByRole('listitem').filter({ hasText: 'Found behind the shelf' })
  await moved.getByText('+2').waitFor()
  expect(troubles).toEqual([])
})

/** Runs in the page: a camera that sees this barcode, and a browser that can read it. */
function showBarcode(code: string): void {
  Object.assign(window, {
    BarcodeDetector: class {
      detect() {
        return Promise.resolve([{ rawValue: code }])
      }
    },
  })
  Object.assign(navigator.mediaDevices, {
    getUserMedia() {
      const canvas = document.createElement('canvas')
      canvas.getContext('2d')?.fillRect(0, 0, 10, 10)
      return Promise.resolve(canvas.captureStream(10))
    },
  })
}
