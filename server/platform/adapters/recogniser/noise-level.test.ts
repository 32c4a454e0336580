import { expect, test } from 'vitest'
import { paymentOf } from '#test/proofs/payment.ts'
import { otherPictures } from '#test/proofs/other-pictures.ts'
import { proofScreens } from '#test/proofs/screens.ts'
import { treatments } from '#test/proofs/treatments.ts'
import { preparePicture } from './prepare-picture.ts'
import { isRestless } from './noise-level.ts'
import { readPixels } from './signs/pixels.ts'

async function isRefused(picture: Buffer): Promise<boolean> {
  return isRestless(await preparePicture(await readPixels(picture), 0))
}

test.each(['noise', 'coarse noise'])('%s is not worth reading', async (name) => {
  const other = otherPictures.find((each) => each.name === name)
  expect(other && (await isRefused(await other.picture()))).toBe(true)
})

test('a screen is read, and so is a grainy photograph of one', async () => {
  for (const screen of proofScreens.slice(0, 4)) {
    const { sheet, height } = screen.draw(paymentOf(1))
    const picture = await sheet.png(height)
    expect(await isRefused(picture), screen.name).toBe(false)
    expect(await isRefused(await treatments.photographed(picture, 2)), screen.name).toBe(false)
  }
})
