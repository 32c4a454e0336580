import { minuteMs } from '#domain/dates.ts'
import { isStopping, type Ctx, type TrxCtx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Trx } from '../../platform/database/db.ts'
import { storePublicPicture } from '../../platform/files/store-file.ts'
import { addJob } from '../../platform/jobs/queue.ts'
import { downloadPicture, reachableNetworks, type FailedDownload } from './download-picture.ts'
import { inStaffLanguages } from './import-texts.ts'
import { placePicture } from './place-picture.ts'

/** The number at once that a typical picture host tolerates. */
const atOnce = 4
/** A run ends soon, so that a shop that stops does not wait for it; the next one goes on. */
const runMs = 20_000
const maxTries = 5
/** A run that was killed leaves its pictures to the next one after this time. */
const leaseMs = 2 * minuteMs

/** Downloads the pictures that imported products wait for, a while at a time. */
export async function downloadPictures(ctx: Ctx): Promise<void> {
  const until = performance.now() + runMs
  let isMore = true
  while (isMore && performance.now() < until && !isStopping(ctx)) {
    const sources = await takeDue(ctx)
    await Promise.all(sources.map((src) => download(ctx, src)))
    isMore = sources.length > 0
  }
  await inTransaction(ctx, (trx) => queueDownloads(trx, ctx))
}

/** Downloads all that is due now; what fails and may pass is left to the shop. */
export async function downloadAll(
  ctx: Ctx,
  onProgress: (left: number) => void,
): Promise<{ loaded: number; left: number }> {
  const before = await countDue(ctx)
  for (let left = before; left > 0; left = await countDue(ctx)) {
    onProgress(left)
    await Promise.all((await takeDue(ctx)).map((src) => download(ctx, src)))
  }
  const { left } = await ctx.db
    .selectFrom('import_pictures')
    .select((eb) => eb.fn.count<number>('src').distinct().as('left'))
    .where('file_id', 'is', null)
    .where('src', 'like', 'http%')
    .executeTakeFirstOrThrow()
  return { loaded: Math.max(0, before - left), left }
}

async function countDue(ctx: Ctx): Promise<number> {
  const { due } = await ctx.db
    .selectFrom('import_pictures')
    .select((eb) => eb.fn.count<number>('src').distinct().as('due'))
    .where('file_id', 'is', null)
    .where('due_at', '<=', ctx.clock())
    .executeTakeFirstOrThrow()
  return due
}

/** Queues the next run, if pictures wait for one. */
export async function queueDownloads(trx: Trx, ctx: Pick<TrxCtx, 'clock'>): Promise<void> {
  const { next } = await trx
    .selectFrom('import_pictures')
    .select((eb) => eb.fn.min('due_at').as('next'))
    .where('file_id', 'is', null)
    .executeTakeFirstOrThrow()
  if (next === null) return
  const runAt = next < ctx.clock() ? ctx.clock() : next
  await addJob(trx, 'download_pictures', {}, { key: 'download_pictures', runAt })
}

async function takeDue(ctx: Ctx): Promise<string[]> {
  const due = await ctx.db
    .selectFrom('import_pictures')
    .select('src')
    .where('file_id', 'is', null)
    .where('due_at', '<=', ctx.clock())
    .groupBy('src')
    .orderBy((eb) => eb.fn.min('due_at'))
    .orderBy('src')
    .limit(atOnce)
    .execute()
  const sources = due.map(({ src }) => src)
  if (sources.length > 0) {
    await ctx.db
      .updateTable('import_pictures')
      .set({ due_at: new Date(ctx.clock().getTime() + leaseMs) })
      .where('src', 'in', sources)
      .where('file_id', 'is', null)
      .where('due_at', 'is not', null)
      .execute()
  }
  return sources
}

async function download(ctx: Ctx, src: string): Promise<void> {
  const picture = await downloadPicture(reachableNetworks(ctx), src)
  if ('reason' in picture) return noteFailure(ctx, src, picture)
  const fileId = await storePublicPicture(ctx.db, ctx, picture)
  await inTransaction(ctx, async (trx) => {
    const places = await trx
      .selectFrom('import_pictures')
      .select(['product_id', 'position'])
      .where('src', '=', src)
      .where('file_id', 'is', null)
      .execute()
    await placePicture(trx, ctx, places, fileId)
  })
}

async function noteFailure(
  ctx: Ctx,
  src: string,
  { reason, mayPass }: FailedDownload,
): Promise<void> {
  const rows = await ctx.db
    .selectFrom('import_pictures')
    .select((eb) => eb.fn.max('tries').as('tries'))
    .where('src', '=', src)
    .where('file_id', 'is', null)
    .executeTakeFirst()
  const tries = (rows?.tries ?? 0) + 1
  const isOver = !mayPass || tries >= maxTries
  const dueAt = new Date(ctx.clock().getTime() + 2 ** tries * minuteMs)
  await ctx.db
    .updateTable('import_pictures')
    .set({
      tries,
      failure: JSON.stringify(inStaffLanguages(reason)),
      due_at: isOver ? null : dueAt,
    })
    .where('src', '=', src)
    .where('file_id', 'is', null)
    .execute()
}
