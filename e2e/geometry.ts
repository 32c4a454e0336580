import type { Page } from 'playwright'
import { emptyCells } from './empty-cells.ts'
import { overlappingTexts } from './overlapping-texts.ts'
import { brokenAmounts } from './side-scroll.ts'
import { softPictures } from './soft-pictures.ts'
import { squeezedTexts } from './squeezed-texts.ts'

/**
 * Pictures that are soft or out of their frames, texts that are squeezed, cut off or over another,
 * cells that are empty, amounts that go on in the next line.
 */
export async function misplaced(page: Page): Promise<string[]> {
  const found = [
    await softPictures(page),
    await squeezedTexts(page),
    await overlappingTexts(page),
    await emptyCells(page),
    (await brokenAmounts(page)).map((amount) => `${amount} goes on in the next line`),
  ]
  return [...new Set(found.flat())]
}

/** The same at several widths, from narrow to wide: a picture that is loaded is not made smaller again. */
export async function misplacedAt(page: Page, widths: readonly number[]): Promise<string[]> {
  const found: string[] = []
  for (const width of widths.toSorted((a, b) => a - b)) {
    await page.setViewportSize({ width, height: 900 })
    found.push(...(await misplaced(page)).map((fault) => `${width} px: ${fault}`))
  }
  return found
}
