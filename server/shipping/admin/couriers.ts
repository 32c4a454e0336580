import type { z } from '@hono/zod-openapi'
import { issueSentences } from '#contract/issue-sentences.ts'
import type { changeCourier, createCourier, listCouriers } from '#contract/staff/locations.ts'
import type { CourierRate } from '#db/json-types.ts'
import { DomainError, invalid } from '#domain/errors.ts'
import { centsOf, decimalText } from '#domain/format-money.ts'
import { newId } from '#domain/ids.ts'
import { cents } from '#domain/money.ts'
import { differences } from '../../platform/changes/differences.ts'
import type { ChangeRecorder } from '../../platform/changes/change-recorder.ts'
import type { TrxCtx } from '../../platform/context.ts'
import type { Db, Trx } from '../../platform/database/db.ts'
import { isDuplicate } from '../../platform/database/in-transaction.ts'
import { completeText, textJson } from '../../platform/text/complete-translations.ts'

type Courier = z.input<typeof listCouriers.answer>['data'][number]
type NewCourier = z.output<typeof createCourier.body & {}>
type CourierUpdate = z.output<typeof changeCourier.body & {}>
type Rate = Courier['rates'][number]

export async function readCouriers(db: Db | Trx): Promise<Courier[]> {
  const rows = await db
    .selectFrom('couriers')
    .selectAll()
    .orderBy('position')
    .orderBy('slug')
    .execute()
  return rows.map(({ id, rates, archived_at, ...row }) => ({
    _id: id,
    ...row,
    rates: rates.map(toWire),
    is_archived: archived_at !== null,
  }))
}

export async function addCourier(
  trx: Trx,
  ctx: TrxCtx,
  input: NewCourier,
  changes: ChangeRecorder,
): Promise<Courier> {
  const id = newId('courier')
  const { title, description, rates, slug, ...plain } = input
  try {
    await trx
      .insertInto('couriers')
      .values({
        id,
        slug,
        title: textJson(title),
        description: textJson(description ?? { en: '', zh: '', cn: '' }),
        rates: JSON.stringify(rates.map(toCents)),
        ...plain,
      })
      .execute()
    const subject = { kind: 'courier', id }
    await changes.record(trx, { action: 'courier_added', subject, after: { slug, rates } })
    return announced(trx, ctx, id)
  } catch (error) {
    if (!isDuplicate(error, 'couriers_slug_key')) throw error
    throw invalid('slug', issueSentences.taken)
  }
}

/** Omitted fields stay unchanged. Throws `not_found`. */
export async function updateCourier(
  trx: Trx,
  ctx: TrxCtx,
  id: string,
  input: CourierUpdate,
  changes: ChangeRecorder,
): Promise<Courier> {
  await trx.selectFrom('couriers').where('id', '=', id).forUpdate().execute()
  const known = await getCourier(trx, id)
  const { title, description, rates, is_archived, ...plain } = input
  const texts = {
    ...(title && { title: completeText(title) }),
    ...(description && { description: completeText(description) }),
  }
  const written = rates?.map(toCents)
  const shown = written?.map(toWire)
  const changed = differences({ ...known }, { ...plain, ...texts, rates: shown, is_archived })
  if (!changed) {
    changes.recordNothing()
    return known
  }
  await trx
    .updateTable('couriers')
    .set({
      ...plain,
      ...(texts.title && { title: JSON.stringify(texts.title) }),
      ...(texts.description && { description: JSON.stringify(texts.description) }),
      ...(written && { rates: JSON.stringify(written) }),
      ...(is_archived !== undefined && { archived_at: is_archived ? ctx.clock() : null }),
    })
    .where('id', '=', id)
    .execute()
  const subject = { kind: 'courier', id }
  await changes.record(trx, { action: 'courier_changed', subject, ...changed })
  return announced(trx, ctx, id)
}

async function announced(trx: Trx, ctx: TrxCtx, id: string): Promise<Courier> {
  await ctx.bus.announce(trx, ['couriers'])
  return getCourier(trx, id)
}

async function getCourier(trx: Trx, id: string): Promise<Courier> {
  const found = (await readCouriers(trx)).find(({ _id }) => _id === id)
  if (!found) throw new DomainError('not_found')
  return found
}

function toWire({ base_cents, step_cents, free_over_cents, ...rate }: CourierRate): Rate {
  return {
    ...rate,
    base: decimalText(cents(base_cents)),
    step: decimalText(cents(step_cents)),
    free_over: free_over_cents === null ? null : decimalText(cents(free_over_cents)),
  }
}

function toCents({ base, step, free_over, ...rate }: Rate): CourierRate {
  return {
    ...rate,
    base_cents: centsOf(base),
    step_cents: centsOf(step),
    free_over_cents: free_over === null ? null : centsOf(free_over),
  }
}
