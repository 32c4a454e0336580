import type { z } from '@hono/zod-openapi'
import { issueSentencesWith } from '#contract/issue-sentences.ts'
import type { editProducts as call } from '#contract/staff/product-changes.ts'
import { productInput } from '#contract/staff/product-shapes.ts'
import { invalid } from '#domain/errors.ts'
import type { ChangeRecorder } from '../../platform/changes/change-recorder.ts'
import type { TrxCtx } from '../../platform/context.ts'
import type { Trx } from '../../platform/database/db.ts'
import { lockProduct, type ProductRow } from './product-row.ts'
import { updateProduct, type ProductUpdate } from './write-product.ts'

type Edit = z.output<typeof call.body & {}>

/** Adds to and removes from every product, or changes none. Returns how many changed. */
export async function editProducts(
  trx: Trx,
  ctx: TrxCtx,
  { ids, ...edit }: Edit,
  changes: ChangeRecorder,
): Promise<number> {
  changes.recordNothing()
  let changed = 0
  // In one order, so that two edits wait for each other instead of locking each other out.
  for (const id of [...new Set(ids)].toSorted()) {
    const update = updateOf(await lockProduct(trx, id), edit)
    if (Object.keys(update).length === 0) continue
    requireRoom(update, ids.indexOf(id))
    await updateProduct(trx, ctx, id, update, changes)
    changed += 1
  }
  return changed
}

/** Only the fields that differ afterwards. */
function updateOf(product: ProductRow, edit: Omit<Edit, 'ids'>): ProductUpdate {
  const categories = product.categories.map(({ category_id }) => category_id)
  const category_ids = edited(categories, edit.add_category_ids, edit.remove_category_ids)
  const tags = edited(product.tags, edit.add_tags, edit.remove_tags)
  const { collection } = edit
  return {
    ...(!isSame(categories, category_ids) && { category_ids }),
    ...(!isSame(product.tags, tags) && { tags }),
    ...(collection !== undefined && collection !== product.collection_slug && { collection }),
  }
}

function edited(
  before: readonly string[],
  added: readonly string[],
  removed: readonly string[],
): string[] {
  return [...new Set([...before, ...added])].filter((each) => !removed.includes(each))
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((each, at) => each === other[at])
}

function requireRoom({ category_ids = [], tags = [] }: ProductUpdate, at: number): void {
  if (!productInput.shape.category_ids.safeParse(category_ids).success) {
    throw invalid(`ids.${at}`, issueSentencesWith.max_items(20))
  }
  if (!productInput.shape.tags.safeParse(tags).success) {
    throw invalid(`ids.${at}`, issueSentencesWith.max_items(50))
  }
}
