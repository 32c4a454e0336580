import { expect, test } from 'vitest'
import { kindsOfPages } from './early-controls/kinds.ts'
import { openTab } from './early-controls/tab.ts'
import { walkPage } from './early-controls/walk.ts'
import { desk, openShop, phone } from './shop.ts'

const shop = await openShop()
const kinds = await kindsOfPages(shop)
const tab = async (viewport: typeof phone) =>
  openTab(await shop.visitor({ viewport }), shop.ctx.settings.publicUrl)

test.concurrent.each([phone, desk])(
  'every control pressed before React runs ends as if React had been there at %o',
  { timeout: 600_000 },
  async (viewport) => {
    const [awake, cold] = [await tab(viewport), await tab(viewport)]
    const known = new Set<string>()
    const faults: string[] = []
    for (const kind of kinds) faults.push(...(await walkPage({ awake, cold }, kind, known)))
    expect(faults.join('\n\n')).toBe('')
    expect(known.size).toBeGreaterThan(140)
  },
)
