import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { EditSignKind } from '#domain/proof/edit-sign.ts'
import { drawnWords } from '#test/proofs/drawn-words.ts'
import { halfOf } from '#test/proofs/cases.ts'
import { edits, others, type EditName } from '#test/proofs/edits.ts'
import { paymentOf } from '#test/proofs/payment.ts'
import { proofScreens } from '#test/proofs/screens.ts'
import type { ProofScreen } from '#test/proofs/screen.ts'
import type { FieldName } from '#test/proofs/sheet.ts'
import { findSigns } from './find-signs.ts'
import { readPixels } from './pixels.ts'

const [stacked, , striped] = proofScreens
if (!stacked || !striped) throw new Error('no screens')

const details = paymentOf(4)

async function signsOn(
  screen: ProofScreen,
  bytes: Buffer,
  painted: Parameters<typeof drawnWords>[1] = {},
) {
  const looks = [drawnWords(screen.draw(details).sheet, painted)]
  return (await evidenceOn(bytes, looks)).signs
}

async function evidenceOn(bytes: Buffer, looks: Parameters<typeof findSigns>[0]['looks']) {
  return findSigns({ bytes, upright: await readPixels(bytes), looks, scale: 1 })
}

async function drawn(screen: ProofScreen, shown = details): Promise<Buffer> {
  const { sheet, height } = screen.draw(shown)
  return sheet.png(height)
}

/** The correct text painted over a wrong one. */
async function forged(screen: ProofScreen, target: FieldName, edit: EditName): Promise<Buffer> {
  const picture = await drawn(screen, { ...details, amount: '10.00', reference: 'dinner' })
  const field = screen.draw(details).sheet.fields.get(target)
  if (!field) throw new Error(`${screen.name} has no ${target}`)
  return edits[edit]({ picture, field, text: field.text, seed: 2 })
}

test.each<[EditName, EditSignKind]>([
  ['the metadata of an editor', 'editor_metadata'],
  ['a patch of nearly the same colour', 'pasted_patch'],
])('an amount painted over with %s is flagged as %s', async (edit, kind) => {
  const signs = await signsOn(stacked, await forged(stacked, 'amount', edit))
  expect(signs.map((sign) => sign.kind)).toContain(kind)
})

test('a sign names the words it was found on', async () => {
  const picture = await forged(stacked, 'amount', 'a patch of nearly the same colour')
  expect(await signsOn(stacked, picture)).toContainEqual({
    kind: 'pasted_patch',
    on: details.amount,
  })
})

const developing = proofScreens
  .filter((_, at) => halfOf(at) === 'developing')
  .map((screen): [string, ProofScreen] => [screen.name, screen])

test.each(developing)('%s: the unedited picture has no sign of editing', async (_, screen) => {
  expect(await signsOn(screen, await drawn(screen))).toEqual([])
})

test('an amount in the style of other figures is compared with them', async () => {
  const looks = [drawnWords(stacked.draw(details).sheet)]
  expect((await evidenceOn(await drawn(stacked), looks)).isAmountCompared).toBe(true)
})

test.each<[EditName]>([['one pixel larger'], ['another typeface']])(
  'an amount painted over, %s, is not like others, so no proof of it is accepted automatically',
  async (edit) => {
    for (const [, screen] of developing) {
      const { face = 'roboto' } = screen.draw(details).sheet.fields.get('amount') ?? {}
      const painted = edit === 'another typeface' ? { amount: { face: others[face] } } : {}
      const looks = [drawnWords(screen.draw(details).sheet, painted)]
      const picture = await forged(screen, 'amount', edit)
      const { isAmountCompared } = await evidenceOn(picture, looks)
      expect([screen.name, isAmountCompared]).toEqual([screen.name, false])
    }
  },
)

test.each([45, 70, 90])('compression at quality %d is no sign of editing', async (quality) => {
  for (const screen of [stacked, striped]) {
    const bytes = await sharp(await drawn(screen))
      .jpeg({ quality })
      .toBuffer()
    expect(await signsOn(screen, bytes)).toEqual([])
  }
})

test('cameras and viewers named in the metadata are not taken for editors', async () => {
  const bytes = await sharp(await drawn(stacked))
    .withExif({ IFD0: { Make: 'Samsung', Software: 'S911BXXU3AWF7' } })
    .jpeg({ quality: 92 })
    .toBuffer()
  expect(await signsOn(stacked, bytes)).toEqual([])
})
