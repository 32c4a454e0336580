import { sql } from 'kysely'
import { newId, randomText } from '#domain/ids.ts'
import { changesByShop } from '../platform/changes/change-recorder.ts'
import type { Ctx } from '../platform/context.ts'
import type { Trx } from '../platform/database/db.ts'
import { hashPassword } from '../platform/passwords/hash-password.ts'
import { readBrand } from '../settings/brand.ts'

export interface MadeOwner {
  email: string
  /** The generated password; null if the settings provide one. */
  password: string | null
}

/** A generated password: 119 bits, in groups that are easy to type. */
const groups = 4
const groupLength = 5

/** Creates the first owner; null if there is one. Concurrent starts create only one. */
export async function makeFirstOwner(ctx: Ctx): Promise<MadeOwner | null> {
  if (await findOwner(ctx.db)) return null
  const email = ctx.settings.ownerEmail ?? `owner@${await mailDomain(ctx)}`
  const password = ctx.settings.ownerPassword ?? madeUpPassword()
  const hash = await hashPassword(password)
  const isMade = await ctx.db.transaction().execute(async (trx) => {
    await sql`lock table staff in share row exclusive mode`.execute(trx)
    if (await findOwner(trx)) return false
    await insertOwner(trx, email, { hash, isDrawn: ctx.settings.ownerPassword === null })
    return true
  })
  return isMade ? { email, password: ctx.settings.ownerPassword === null ? password : null } : null
}

/** An archived staff member, or one of another role, with this address becomes the owner. */
async function insertOwner(
  trx: Trx,
  email: string,
  { hash, isDrawn }: { hash: string; isDrawn: boolean },
): Promise<void> {
  const password = { password_hash: hash, needs_new_password: isDrawn }
  const { id } = await trx
    .insertInto('staff')
    .values({ id: newId('staff'), email, name: 'Owner', role: 'owner', ...password })
    .onConflict((conflict) =>
      conflict
        .expression(sql`lower(email)`)
        .doUpdateSet({ role: 'owner', ...password, archived_at: null }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  const subject = { kind: 'staff', id }
  await changesByShop.record(trx, { action: 'staff_added', subject, after: { role: 'owner' } })
}

function findOwner(db: Ctx['db'] | Trx) {
  return db
    .selectFrom('staff')
    .select('id')
    .where('role', '=', 'owner')
    .where('archived_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
}

async function mailDomain(ctx: Ctx): Promise<string> {
  const { contact } = await readBrand(ctx)
  return contact.email.split('@')[1] ?? new URL(ctx.settings.publicUrl).hostname
}

function madeUpPassword(): string {
  return Array.from({ length: groups }, () => randomText(groupLength)).join('-')
}
