import type { z } from '@hono/zod-openapi'
import { issueSentences } from '#contract/issue-sentences.ts'
import type { addRole, changeRole, listRoles } from '#contract/staff/roles.ts'
import { DomainError, invalid } from '#domain/errors.ts'
import { newId } from '#domain/ids.ts'
import { withIncluded } from '#domain/staff/permissions.ts'
import { staffRoles } from '#domain/staff/role.ts'
import { permissionsOfRole } from '../platform/access/staff-member.ts'
import { differences } from '../platform/changes/differences.ts'
import type { ChangeRecorder } from '../platform/changes/change-recorder.ts'
import { deleteUnused } from '../platform/changes/in-use.ts'
import type { TrxCtx } from '../platform/context.ts'
import type { Db, Trx } from '../platform/database/db.ts'
import { isDuplicate } from '../platform/database/in-transaction.ts'

type RoleAnswer = z.input<typeof listRoles.answer>['data'][number]
type NewRole = z.output<typeof addRole.body & {}>
type RoleUpdate = z.output<typeof changeRole.body & {}>

/** The roles of the permission table in its order, then the shop's own by name. */
export async function listStaffRoles(db: Db | Trx): Promise<RoleAnswer[]> {
  const rows = await db
    .selectFrom('staff_roles as r')
    .select(['r.id', 'r.name', 'r.permissions', 'r.max_discount_percent', 'r.second_factor_since'])
    .select((eb) =>
      eb
        .selectFrom('staff as s')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .whereRef('s.role', '=', 'r.id')
        .as('member_count'),
    )
    .orderBy('r.name')
    .execute()
  const roles = rows.map((row) => ({
    _id: row.id,
    name: row.name,
    permissions: permissionsOfRole(row.id, row.permissions),
    max_discount_percent: row.max_discount_percent,
    requires_second_factor: row.second_factor_since !== null,
    member_count: row.member_count ?? 0,
  }))
  return [
    ...staffRoles.flatMap((id) => roles.filter((role) => role._id === id)),
    ...roles.filter(({ name }) => name !== null),
  ]
}

/** Throws `invalid` for a name already in use. */
export async function addStaffRole(
  trx: Trx,
  ctx: TrxCtx,
  input: NewRole,
  changes: ChangeRecorder,
): Promise<RoleAnswer> {
  const id = newId('staffRole')
  const details = { ...input, permissions: withIncluded(input.permissions) }
  await namingRole(() =>
    trx
      .insertInto('staff_roles')
      .values({ id, ...details, created_at: ctx.clock() })
      .execute(),
  )
  await changes.record(trx, { action: 'role_added', subject: subjectOf(id), after: details })
  return getRole(trx, id)
}

/** Undefined fields stay unchanged. Throws `conflict` for a role of the permission table. */
export async function changeStaffRole(
  trx: Trx,
  id: string,
  input: RoleUpdate,
  changes: ChangeRecorder,
): Promise<RoleAnswer> {
  await lockRole(trx, id)
  const known = await getOwnRole(trx, id)
  const { permissions: chosen } = input
  const details = chosen ? { ...input, permissions: withIncluded(chosen) } : input
  const changed = differences({ ...known }, details)
  if (!changed) {
    changes.recordNothing()
    return known
  }
  await namingRole(() => trx.updateTable('staff_roles').set(details).where('id', '=', id).execute())
  await changes.record(trx, { action: 'role_changed', subject: subjectOf(id), ...changed })
  return getRole(trx, id)
}

/** Takes any role. */
export async function requireSecondFactorOf(
  trx: Trx,
  ctx: TrxCtx,
  id: string,
  isRequired: boolean,
  changes: ChangeRecorder,
): Promise<RoleAnswer> {
  await lockRole(trx, id)
  const known = await getRole(trx, id)
  if (known.requires_second_factor === isRequired) {
    changes.recordNothing()
    return known
  }
  await trx
    .updateTable('staff_roles')
    .set({ second_factor_since: isRequired ? ctx.clock() : null })
    .where('id', '=', id)
    .execute()
  await changes.record(trx, {
    action: 'role_changed',
    subject: subjectOf(id),
    before: { requires_second_factor: !isRequired },
    after: { requires_second_factor: isRequired },
  })
  return getRole(trx, id)
}

/** Throws `in_use`, and `not_possible` for a role of the permission table. */
export async function deleteStaffRole(
  trx: Trx,
  id: string,
  changes: ChangeRecorder,
): Promise<void> {
  await lockRole(trx, id)
  const { name, permissions } = await getOwnRole(trx, id)
  await deleteUnused(trx, 'role', id, () =>
    trx.deleteFrom('staff_roles').where('id', '=', id).execute(),
  )
  const before = { name, permissions }
  await changes.record(trx, { action: 'role_deleted', subject: subjectOf(id), before })
}

/** Throws `invalid` for a role that does not exist. */
export async function checkRole(trx: Trx, id: string | undefined): Promise<void> {
  if (id === undefined) return
  const known = await trx
    .selectFrom('staff_roles')
    .select('id')
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst()
  if (!known) throw invalid('role', issueSentences.not_found)
}

async function getOwnRole(trx: Trx, id: string): Promise<RoleAnswer> {
  const role = await getRole(trx, id)
  if (role.name === null) throw new DomainError('not_possible', { reason: 'built_in_role' })
  return role
}

async function getRole(trx: Trx, id: string): Promise<RoleAnswer> {
  const role = (await listStaffRoles(trx)).find(({ _id }) => _id === id)
  if (!role) throw new DomainError('not_found')
  return role
}

/** A call that gives the role to a colleague waits, and then finds it gone. */
async function lockRole(trx: Trx, id: string): Promise<void> {
  await trx.selectFrom('staff_roles').select('id').where('id', '=', id).forUpdate().execute()
}

async function namingRole(work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!isDuplicate(error, 'staff_roles_name_key')) throw error
    throw invalid('name', issueSentences.taken)
  }
}

function subjectOf(id: string) {
  return { kind: 'role', id }
}
