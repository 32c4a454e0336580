interface Item {
  product_variant_id: string
  qty: number
}

/** An item that could not be added, or not in full. */
export interface Missing<Bought extends Item> {
  item: Bought
  added: number
}

/**
 * Adds items one after another; of one that is short, as many as are left. `availableIn` reads from
 * a refusal how many that is; an error that is no such refusal is thrown.
 */
export async function addAgain<Bought extends Item>(
  items: readonly Bought[],
  add: (variantId: string, qty: number) => Promise<void>,
  availableIn: (error: unknown) => number | null,
): Promise<Missing<Bought>[]> {
  const missing: Missing<Bought>[] = []
  for (const item of items) {
    const added = await addUpTo(item, add, availableIn)
    if (added < item.qty) missing.push({ item, added })
  }
  return missing
}

async function addUpTo(
  { product_variant_id: id, qty }: Item,
  add: (variantId: string, qty: number) => Promise<void>,
  availableIn: (error: unknown) => number | null,
): Promise<number> {
  const left = await tryToAdd(id, qty, add, availableIn)
  if (left === null) return qty
  if (left === 0 || left >= qty) return 0
  return (await tryToAdd(id, left, add, availableIn)) === null ? left : 0
}

/** Null if they were added, else how many could be. */
async function tryToAdd(
  id: string,
  qty: number,
  add: (variantId: string, qty: number) => Promise<void>,
  availableIn: (error: unknown) => number | null,
): Promise<number | null> {
  try {
    await add(id, qty)
    return null
  } catch (error) {
    const left = availableIn(error)
    if (left === null) throw error
    return left
  }
}
