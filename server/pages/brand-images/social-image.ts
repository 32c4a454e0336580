import sharp from 'sharp'
import { z } from 'zod'
import { DomainError } from '#domain/errors.ts'
import { defaultStoreSearch } from '../../catalogue/default-store-search.ts'
import { productDetailsOf } from '../../catalogue/details.ts'
import { latestContent } from '../../content/pages/latest-content.ts'
import { cached } from '../../platform/cache/cached.ts'
import type { Ctx } from '../../platform/context.ts'
import { renderWidth } from '../../platform/files/images.ts'
import { originalName } from '../../platform/files/store-file.ts'
import { coverSvg } from './mark.ts'

const width = 1200
const height = 630
/** The garment fills the right side of the card and is cropped at the bottom. */
const garment = { width: 640, left: 536, top: -24 }

/** Preview of shared links: the mark, and the home page's hero garment. */
export function socialImage(ctx: Ctx): Promise<Buffer> {
  return cached(ctx, 'social-image', async () => {
    const hero = await findHero(ctx)
    return {
      value: hero?.fileId ? await withGarment(ctx, hero.fileId) : await markAlone(),
      tags: ['content:home', 'configuration', ...(hero?.tags ?? [])],
    }
  })
}

async function withGarment(ctx: Ctx, fileId: string): Promise<Buffer> {
  const picture = await drawGarment(ctx, fileId)
  if (!picture) return markAlone()
  const cover = Buffer.from(coverSvg(width, height, 224, 300))
  return sharp(cover)
    .composite([{ input: picture, left: garment.left, top: 0 }])
    .png({ palette: true, quality: 90 })
    .toBuffer()
}

async function drawGarment(ctx: Ctx, fileId: string): Promise<Buffer | null> {
  const file = await ctx.db
    .selectFrom('files')
    .select(['id', 'mime'])
    .where('id', '=', fileId)
    .where('visibility', '=', 'public')
    .executeTakeFirst()
  const original = file && (await ctx.files.get(originalName(file)))
  if (!original) return null
  const drawn = await renderWidth(original, file.mime, garment.width)
  const { height: drawnHeight } = await sharp(drawn).metadata()
  const top = Math.min(-garment.top, Math.max(0, drawnHeight - height))
  return sharp(drawn)
    .extract({ left: 0, top, width: garment.width, height: Math.min(height, drawnHeight - top) })
    .png()
    .toBuffer()
}

function markAlone(): Promise<Buffer> {
  return sharp(Buffer.from(coverSvg(width, height, 420)))
    .png()
    .toBuffer()
}

const home = z.object({ hero: z.object({ handle: z.string(), colour: z.string().nullish() }) })

/** Undefined if the home page has no hero garment. */
async function findHero(ctx: Ctx): Promise<{ fileId?: string; tags: string[] } | undefined> {
  try {
    const { data } = await latestContent(ctx, 'home')
    const hero = home.safeParse(data).data?.hero
    if (!hero) return undefined
    const { answer, tags } = await productDetailsOf(
      ctx,
      (await defaultStoreSearch(ctx)).storeId,
      hero.handle,
    )
    const choices = answer.colour_choices
    const colour = choices.find(({ code }) => code === hero.colour) ?? choices[0]
    const fileId = colour?.pictures[0]?.file_id
    return { ...(fileId && { fileId }), tags }
  } catch (error) {
    if (error instanceof DomainError) return undefined
    throw error
  }
}
