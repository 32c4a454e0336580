import { useSyncExternalStore } from 'react'
import { z } from '@hono/zod-openapi'
import { emptyBasket, type Basket } from './basket.ts'

const storageKey = 'counter-basket'

const discountShape = z.union([
  z.object({ kind: z.literal('percent'), percent: z.number(), reason: z.string() }),
  z.object({ kind: z.literal('amount'), amount: z.string(), reason: z.string() }),
])

const shape = z.object({
  lines: z.array(
    z.object({ variantId: z.string(), qty: z.int().min(1), holdId: z.string().optional() }),
  ),
  customer: z.object({ id: z.string(), name: z.string() }).nullable(),
  discount: discountShape.nullable(),
})

const listeners = new Set<() => void>()
let current: Basket | null = null

/** The sale under way in this tab. It survives a reload and a look at another screen. */
export function useBasket(): Basket {
  return useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, basketNow)
}

export function changeBasket(change: (basket: Basket) => Basket): void {
  current = change(basketNow())
  sessionStorage.setItem(storageKey, JSON.stringify(current))
  for (const listener of listeners) listener()
}

export function clearBasket(): void {
  changeBasket(() => emptyBasket)
}

function basketNow(): Basket {
  current ??= stored()
  return current
}

function stored(): Basket {
  const text = sessionStorage.getItem(storageKey)
  if (text === null) return emptyBasket
  const { data } = shape.safeParse(JSON.parse(text))
  if (!data) return emptyBasket
  const lines = data.lines.map(({ holdId, ...line }) => ({
    ...line,
    ...(holdId !== undefined && { holdId }),
  }))
  return { ...data, lines }
}
