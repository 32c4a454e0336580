import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { importMessages } from '#console/products/import-messages.ts'
import { productMessages } from '#console/products/messages.ts'
import { deskVisit, heading, openConsole, phoneVisit, settled, signedIn } from './console-staff.ts'
import { fourPictures } from './goods-fixtures.ts'

const shop = await openConsole({ hasPictures: true })

/** A refusal is an answer, which Chromium reports as a failed load. */
function isTrouble(message: string): boolean {
  return !/status of (409|422)/.test(message)
}

test('an export is changed, checked with a mistake, and imported', async () => {
  const texts = importMessages.en
  const { page, troubles } = await signedIn(shop, deskVisit, 'manager')
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  const choose = (csv: string) =>
    page
      .locator('input[name=products]')
      .setInputFiles({ name: 'products.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await page.goto('/staff/products')
  await press(productMessages.en.importExport)
  await heading(page, texts.title).waitFor()
  const [download] = await Promise.all([page.waitForEvent('download'), press(texts.exportAll)])
  const csv = await readFile(await download.path(), 'utf8')

  await choose(csv)
  await page.getByText(texts.nothing).waitFor()

  await choose(csv.replace(',220.00,', ',free,'))
  await page.getByText(texts.problems(1)).waitFor()
  await settled(page)

  await choose(csv.replace(',220.00,', ',225.00,'))
  await press(texts.act(1))
  await page.getByText(texts.finished('products.csv')).waitFor()
  await page.reload()
  await page.getByText(texts.finished('products.csv')).waitFor()
  expect(troubles.filter(isTrouble)).toEqual([])
})

test('a file and its pictures are dropped and imported, and a late picture too', async () => {
  const texts = importMessages.zh
  const { page, troubles } = await signedIn(shop, phoneVisit, 'manager')
  const handle = 'dropped'
  const [front, back, other] = await fourPictures()
  await page.goto('/staff/products/import')
  await heading(page, texts.title).waitFor()
  const csv = [
    'Handle;Title;Option1 Name;Option1 Value;Variant SKU;Variant Price;Image Src',
    `${handle};Dropped shirt;Size;M;ONE-${handle};480,00;${handle}-front.png`,
    `${handle};;;L;ONE-${handle};480,00;${handle}-back.png`,
    `${handle};;;;;;https://localhost/none.jpg`,
  ].join('\n')
  if (!front || !back || !other) throw new Error('too few pictures')
  await page.locator('input[name=products]').setInputFiles([
    { name: 'products.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) },
    { ...front, name: `${handle}-front.png` },
    { ...other, name: 'not-asked-for.png' },
  ])
  await page.getByText(texts.problems(1)).waitFor()
  await page.getByLabel(texts.ownSkus).check()
  await page.getByText(texts.picturesHere(1, 2)).waitFor()
  await settled(page)
  await page.getByRole('button', { name: texts.act(1), exact: true }).click()
  await page.getByText(texts.unmatched('not-asked-for.png')).waitFor()
  await page.getByText(texts.matched(1)).waitFor()
  await page.getByRole('heading', { name: texts.waiting.title }).waitFor()
  await page
    .locator('input[name=waiting-pictures]')
    .setInputFiles([{ ...back, name: `${handle}-back.png` }])
  await page.getByText(`${handle}-back.png`).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: texts.waiting.retry, exact: true }).click()
  await page.getByRole('button', { name: texts.waiting.forget, exact: true }).click()
  await page.getByRole('heading', { name: texts.waiting.title }).waitFor({ state: 'detached' })
  expect(troubles.filter(isTrouble)).toEqual([])
})
