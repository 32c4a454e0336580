import { sql } from 'kysely'
import { pagePictures } from '#demo/contents/page-pictures.ts'
import { sceneDrawing } from '#demo/scenes/scene.ts'
import type { Ctx } from '../platform/context.ts'
import { storePublicPicture } from '../platform/files/store-file.ts'

/** Stores the drawings of the demo label's pages in their data. Idempotent: the same drawing is one file. */
export async function seedPagePictures(ctx: Ctx): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    for (const [slug, pictures] of Object.entries(pagePictures)) {
      const stored = []
      for (const { scene, ...told } of pictures) {
        const drawing = sceneDrawing(scene)
        const file_id = await storePublicPicture(trx, ctx, drawing)
        const { width, height, background } = drawing.info
        stored.push({ ...told, file_id, width, height, background })
      }
      const added = JSON.stringify({ pictures: stored })
      await trx
        .updateTable('contents')
        .set({ data: sql`data || ${added}::jsonb` })
        .where('slug', '=', slug)
        .execute()
      await ctx.bus.announce(trx, [`content:${slug}`])
    }
  })
}
