import { expect, test } from 'vitest'
import { addAgain } from './add-again.ts'

class Short extends Error {
  readonly left: number

  constructor(left: number) {
    super('out of stock')
    this.left = left
  }
}

const leftIn = (error: unknown) => (error instanceof Short ? error.left : null)

async function reorder(stock: Record<string, number>, wanted: Record<string, number>) {
  const added = new Map<string, number>()
  const add = async (id: string, qty: number) => {
    const left = stock[id] ?? 0
    if (qty > left) throw new Short(left)
    added.set(id, qty)
  }
  const items = Object.entries(wanted).map(([id, qty]) => ({ product_variant_id: id, qty }))
  const missing = await addAgain(items, add, leftIn)
  return {
    added: Object.fromEntries(added),
    missing: missing.map(({ item, added: some }) => [item.product_variant_id, some]),
  }
}

test('everything is added while it is there', async () => {
  expect(await reorder({ a: 2, b: 5 }, { a: 2, b: 1 })).toEqual({
    added: { a: 2, b: 1 },
    missing: [],
  })
})

test('of an item that is short, what is left is added and the rest reported', async () => {
  expect(await reorder({ a: 1, b: 5 }, { a: 2, b: 1, c: 1 })).toEqual({
    added: { a: 1, b: 1 },
    missing: [
      ['a', 1],
      ['c', 0],
    ],
  })
})

test('an error of another kind is not hidden', async () => {
  const offline = async () => {
    throw new TypeError('offline')
  }
  const items = [{ product_variant_id: 'a', qty: 1 }]
  await expect(addAgain(items, offline, leftIn)).rejects.toThrow('offline')
})
