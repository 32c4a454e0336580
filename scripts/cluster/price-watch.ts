import { setTimeout as sleep } from 'node:timers/promises'
import { randomText } from '#domain/ids.ts'
import type { Colleague } from './colleague.ts'
import type { Goods } from './goods.ts'
import { askOnce, type FailedRequest } from './requests.ts'

const changeEveryMs = 2500
const readEveryMs = 60
/** How long an old price may be shown after a colleague was told that it is changed. */
export const stalestMs = 2000

export interface PriceFigures {
  changes: number
  reads: number
  /** Milliseconds from a change to the first page with the new price, or with a newer one. */
  delays: number[]
  /** Pages asked for later than `stalestMs` after a change that show an older price. */
  stale: { afterMs: number; shown: number; price: number }[]
}

interface PriceWatch {
  url: string
  goods: Goods
  colleague: Colleague
  failed: FailedRequest[]
}

interface PriceOnSale {
  price: number
  changedAt: number
  isSeen: boolean
}

/** Raises the price of one product again and again, and reads its page through the cache. */
export async function watchPrices(watch: PriceWatch, until: AbortSignal): Promise<PriceFigures> {
  const figures: PriceFigures = { changes: 0, reads: 0, delays: [], stale: [] }
  const address = await addressOf(watch)
  let now: PriceOnSale = { price: 0, changedAt: Number.POSITIVE_INFINITY, isSeen: true }

  async function changePrices() {
    for (let price = 1001; !until.aborted; price++) {
      await sleep(changeEveryMs)
      await changePrice(watch, price)
      now = { price, changedAt: Date.now(), isSeen: false }
      figures.changes += 1
    }
  }

  async function readPrices() {
    while (!until.aborted) {
      await sleep(readEveryMs)
      const known = now
      const askedAt = Date.now()
      const shown = await shownPrice(address, watch.failed)
      if (shown === undefined) continue
      figures.reads += 1
      if (shown >= known.price && !known.isSeen) {
        known.isSeen = true
        figures.delays.push(Date.now() - known.changedAt)
      }
      const afterMs = askedAt - known.changedAt
      if (shown < known.price && afterMs > stalestMs) {
        figures.stale.push({ afterMs, shown, price: known.price })
      }
    }
  }

  await Promise.all([changePrices(), readPrices(), readPrices()])
  return figures
}

async function addressOf({ url, goods }: PriceWatch): Promise<string> {
  const short = `${url}/shop/main/product/${goods.watched.productId}`
  for (;;) {
    const { headers } = await fetch(short, { redirect: 'manual' })
    const location = headers.get('location')
    if (location !== null) return new URL(location, url).href
    // Something has failed already.
    await sleep(changeEveryMs)
  }
}

async function changePrice({ colleague, goods }: PriceWatch, price: number): Promise<void> {
  const { variants } = goods.watched
  await colleague('POST /price-changes', {
    idempotencyKey: randomText(24),
    body: {
      prices: variants.map(({ id, priceCents }) => ({
        variant_id: id,
        known_price: asAmount(priceCents),
        price: asAmount(price * 100),
        compare_at: null,
      })),
    },
  })
  for (const variant of variants) variant.priceCents = price * 100
}

function asAmount(priceCents: number): string {
  return (priceCents / 100).toFixed(2)
}

/** From the data for search engines; undefined if there was no page. */
async function shownPrice(address: string, failed: FailedRequest[]): Promise<number | undefined> {
  const answer = await askOnce(new Request(address), failed)
  // Cut off by a kill: no page.
  const text = await answer?.text().catch(() => '')
  const price = /"price":\s*"?(\d+)(?:\.\d+)?/.exec(text ?? '')?.[1]
  return price === undefined ? undefined : Number(price)
}
