import { cached } from '../platform/cache/cached.ts'
import type { Ctx } from '../platform/context.ts'
import { listColours } from '../settings/queries.ts'
import { allCategories, type Category } from './categories.ts'

type Colour = Awaited<ReturnType<typeof listColours>>[number]

interface Unnamed {
  category_ids: readonly string[]
  variants: readonly { colour: string | null }[]
}

export type Named<Row extends Unnamed> = Row & {
  /** The main category first. */
  categories: Pick<Category, 'id' | 'slug' | 'title'>[]
  /** In the order in which its variants name them. */
  colours: Colour[]
}

/** Adds category and colour names, which come from caches. */
export async function namesOfRows(
  ctx: Ctx,
): Promise<<Row extends Unnamed>(row: Row) => Named<Row>> {
  const categories = new Map((await allCategories(ctx)).map((each) => [each.id, each]))
  const colours = new Map((await allColours(ctx)).map((each) => [each.code, each]))
  return (row) => {
    const codes = new Set(row.variants.map(({ colour }) => colour ?? ''))
    return {
      ...row,
      categories: row.category_ids.flatMap((id) => categories.get(id) ?? []),
      colours: [...codes].flatMap((code) => colours.get(code) ?? []),
    }
  }
}

function allColours(ctx: Ctx): Promise<Colour[]> {
  return cached(ctx, 'colours', async () => ({
    value: await listColours(ctx.db),
    tags: ['configuration'],
  }))
}
