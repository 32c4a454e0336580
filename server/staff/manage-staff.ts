import type { z } from '@hono/zod-openapi'
import { sql } from 'kysely'
import { issueSentences } from '#contract/issue-sentences.ts'
import type { addStaff, changeStaff, listStaff } from '#contract/staff/staff-members.ts'
import { DomainError, invalid } from '#domain/errors.ts'
import { newId } from '#domain/ids.ts'
import type { Locale } from '#domain/locale.ts'
import { differences } from '../platform/changes/differences.ts'
import type { ChangeRecorder } from '../platform/changes/change-recorder.ts'
import type { Ctx, TrxCtx } from '../platform/context.ts'
import type { Db, Trx } from '../platform/database/db.ts'
import { isDuplicate } from '../platform/database/in-transaction.ts'
import { addJob } from '../platform/jobs/queue.ts'
import { hashStaffPassword, replacePassword } from './choose-password.ts'
import { checkRole } from './roles.ts'
import { removeSecondFactor } from './second-factor.ts'
import { endAllSessions } from './sessions.ts'

type StaffMemberAnswer = z.input<typeof listStaff.answer>['data'][number]
type NewStaffMember = z.output<typeof addStaff.body & {}>
type ColleagueUpdate = z.output<typeof changeStaff.body & {}>

export async function listStaffMembers(db: Db | Trx): Promise<StaffMemberAnswer[]> {
  const rows = await db
    .selectFrom('staff as s')
    .innerJoin('staff_roles as r', 'r.id', 's.role')
    .leftJoin('staff_second_factors as f', 'f.staff_id', 's.id')
    .select(['s.id', 's.email', 's.name', 's.role', 's.archived_at', 's.created_at'])
    .select(['r.name as role_name', 'f.confirmed_at'])
    .select((eb) => eb('s.password_hash', 'is', null).as('is_invited'))
    .select((eb) =>
      eb
        .selectFrom('audit_events as c')
        .select((inner) => inner.fn.max('c.created_at').as('at'))
        .whereRef('c.staff_id', '=', 's.id')
        .where('c.action', '=', 'signed_in')
        .as('signed_in_at'),
    )
    .orderBy(sql`s.archived_at is not null`)
    .orderBy('s.name')
    .execute()
  return rows.map((row) => ({
    _id: row.id,
    email: row.email,
    name: row.name,
    role: row.role,
    role_name: row.role_name,
    is_invited: Boolean(row.is_invited),
    has_second_factor: row.confirmed_at !== null,
    is_archived: row.archived_at !== null,
    last_signed_in_at: row.signed_in_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  }))
}

interface Hiring {
  details: Omit<NewStaffMember, 'password'>
  /** Null: an email invites them to choose a password. */
  passwordHash: string | null
  locale: Locale
}

/** Throws `invalid` for an email already in use, and for a role that does not exist. */
export async function addStaffMember(
  trx: Trx,
  ctx: TrxCtx,
  { details, passwordHash, locale }: Hiring,
  changes: ChangeRecorder,
): Promise<StaffMemberAnswer> {
  const id = newId('staff')
  return changingStaff(trx, async () => {
    await checkRole(trx, details.role)
    const first = { password_hash: passwordHash, needs_new_password: passwordHash !== null }
    await trx
      .insertInto('staff')
      .values({ id, ...details, ...first, created_at: ctx.clock() })
      .execute()
    await changes.record(trx, { action: 'staff_added', subject: subjectOf(id), after: details })
    if (passwordHash === null) await queueInvitation(trx, details.email, locale)
    return getStaffMember(trx, id)
  })
}

/** Throws `not_possible` once they have a password. */
export async function inviteStaffMember(
  trx: Trx,
  { id, locale }: { id: string; locale: Locale },
  changes: ChangeRecorder,
): Promise<StaffMemberAnswer> {
  const known = await getStaffMember(trx, id)
  if (!known.is_invited || known.is_archived)
    throw new DomainError('not_possible', { reason: 'has_password' })
  await queueInvitation(trx, known.email, locale)
  await changes.record(trx, { action: 'staff_invited', subject: subjectOf(id) })
  return known
}

function queueInvitation(trx: Trx, email: string, locale: Locale): Promise<void> {
  return addJob(trx, 'send_password_link', { email, kind: 'invitation', locale })
}

/** Undefined fields stay unchanged. Throws `last_owner`, and `invalid` for an unknown role. */
export async function updateStaffMember(
  trx: Trx,
  id: string,
  input: ColleagueUpdate,
  changes: ChangeRecorder,
): Promise<StaffMemberAnswer> {
  return changingStaff(trx, async () => {
    const known = await getStaffMember(trx, id)
    const changed = differences({ ...known }, input)
    if (!changed) {
      changes.recordNothing()
      return known
    }
    await checkRole(trx, input.role)
    await trx.updateTable('staff').set(input).where('id', '=', id).execute()
    await requireOwner(trx)
    await changes.record(trx, { action: 'staff_changed', subject: subjectOf(id), ...changed })
    return getStaffMember(trx, id)
  })
}

/** Signs the member out at once. Throws `last_owner`. */
export async function archiveStaffMember(
  trx: Trx,
  ctx: TrxCtx,
  id: string,
  isArchived: boolean,
  changes: ChangeRecorder,
): Promise<StaffMemberAnswer> {
  return changingStaff(trx, async () => {
    const known = await getStaffMember(trx, id)
    if (known.is_archived === isArchived) {
      changes.recordNothing()
      return known
    }
    await trx
      .updateTable('staff')
      .set({ archived_at: isArchived ? ctx.clock() : null })
      .where('id', '=', id)
      .execute()
    await requireOwner(trx)
    await endAllSessions(trx, id)
    const action = isArchived ? 'staff_archived' : 'staff_restored'
    await changes.record(trx, { action, subject: subjectOf(id) })
    return getStaffMember(trx, id)
  })
}

/** Ends all of the member's tokens; they choose another password at their next sign-in. */
export async function resetStaffPassword(
  trx: Trx,
  { id, passwordHash }: { id: string; passwordHash: string },
  changes: ChangeRecorder,
): Promise<StaffMemberAnswer> {
  return changingStaff(trx, async () => {
    await replacePassword(trx, id, { hash: passwordHash, isGiven: true })
    await changes.record(trx, { action: 'password_reset', subject: subjectOf(id) })
    return getStaffMember(trx, id)
  })
}

/** For a lost device. Ends all of the member's tokens. */
export async function resetSecondFactor(
  trx: Trx,
  id: string,
  changes: ChangeRecorder,
): Promise<StaffMemberAnswer> {
  await getStaffMember(trx, id)
  if (await removeSecondFactor(trx, id)) {
    await endAllSessions(trx, id)
    await changes.record(trx, { action: 'second_factor_reset', subject: subjectOf(id) })
  } else changes.recordNothing()
  return getStaffMember(trx, id)
}

/** For a lost device, or a doubt. */
export async function signOutStaffMember(
  trx: Trx,
  id: string,
  changes: ChangeRecorder,
): Promise<void> {
  await getStaffMember(trx, id)
  await endAllSessions(trx, id)
  await changes.record(trx, { action: 'sessions_ended', subject: subjectOf(id) })
}

/** Hashes a password for a staff member. Throws `not_found`, and `invalid` for a weak one. */
export async function hashFor(ctx: Ctx, id: string, password: string): Promise<string> {
  const { email } = await getStaffMember(ctx.db, id)
  return hashStaffPassword(ctx, password, email, 'password')
}

function subjectOf(id: string) {
  return { kind: 'staff', id }
}

/** Serialises changes: two owners who demote each other at once would leave none. */
async function changingStaff<Answer>(trx: Trx, work: () => Promise<Answer>): Promise<Answer> {
  await sql`lock table staff in share row exclusive mode`.execute(trx)
  try {
    return await work()
  } catch (error) {
    if (!isDuplicate(error, 'staff_email_key')) throw error
    throw invalid('email', issueSentences.taken)
  }
}

async function requireOwner(trx: Trx): Promise<void> {
  const owner = await trx
    .selectFrom('staff')
    .select('id')
    .where('role', '=', 'owner')
    .where('archived_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  if (!owner) throw new DomainError('last_owner')
}

async function getStaffMember(db: Db | Trx, id: string): Promise<StaffMemberAnswer> {
  const colleague = (await listStaffMembers(db)).find(({ _id }) => _id === id)
  if (!colleague) throw new DomainError('not_found')
  return colleague
}
