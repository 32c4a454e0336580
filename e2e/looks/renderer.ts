import type { Page } from 'playwright'
import { compare } from './looks.ts'

const letters = `<body style="font-family: sans-serif">
  <p>Hamburgefonstiv 0123456789 HK$1,234.50 ─ ★ ✓ →</p>
  <p style="font-size: 28px"><b>Praya, Quarry Bay</b></p>
  <p lang="zh-Hant">繁體中文 牛津恤衫</p>
  <p lang="zh-Hans">简体中文 牛津衬衫</p>
  <p style="border: 1px solid; border-radius: 9px">Edges</p>`

/**
 * Says whether this machine draws letters and edges as the one that stored the pictures: typefaces and
 * browsers differ. Where it does not, pictures would prove nothing, and the rest of each look is
 * checked alone.
 */
export async function drawsAlike(page: Page): Promise<boolean> {
  await page.setContent(letters)
  const [difference] = await compare(page, { name: 'letters', isLayer: true }, 'renderer')
  if (difference) {
    const said = 'This machine draws letters otherwise; pictures are not compared'
    process.stdout.write(`${said}: ${difference}\n`)
  }
  return !difference
}
