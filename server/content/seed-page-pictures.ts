import { sql } from 'kysely'
import { pagePictures } from '#demo/contents/page-pictures.ts'
import { drawScene } from '#demo/scenes/scene.ts'
import type { Ctx } from '../platform/context.ts'
import { measureImage } from '../platform/files/images.ts'
import { storePublicPicture } from '../platform/files/store-file.ts'

/** Stores the drawings of the demo label's pages in their data. Idempotent: the same drawing is one file. */
export async function seedPagePictures(ctx: Ctx): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    for (const [slug, pictures] of Object.entries(pagePictures)) {
      const stored = []
      for (const { scene, ...told } of pictures) {
        const bytes = new TextEncoder().encode(drawScene(scene))
        const info = await measureImage(bytes)
        const file_id = await storePublicPicture(trx, ctx, { bytes, info })
        const { width, height, background } = info
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
