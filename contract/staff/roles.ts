import { z } from '@hono/zod-openapi'
import { permissionNames } from '#domain/staff/permissions.ts'
import { id, named, requiredText } from '../shapes.ts'
import { staffCalls } from '../staff-calls.ts'
import { roleName, staffRole } from './auth.ts'

const params = z.object({ id })

const role = named('StaffRole', {
  _id: staffRole,
  name: roleName,
  permissions: z.array(z.enum(permissionNames)),
  /** Share of the goods; null for `owner`, `manager` and `assistant`, whose limits are settings. */
  max_discount_percent: z.number().nullable(),
  requires_second_factor: z.boolean(),
  /** Colleagues with this role, archived ones included. */
  member_count: z.number(),
})

const roleInput = {
  name: requiredText.max(40),
  permissions: z.array(z.enum(permissionNames)).openapi({
    description:
      'The role has these and nothing more, with what they cannot be used without: `orders:manage` includes `orders:read`, for example. None: its holders see their own account only.',
  }),
  max_discount_percent: z.number().int().min(0).max(100),
}

const calls = staffCalls('staff', 'staff:manage', { params, answer: role })

export const listRoles = calls.list('GET /roles', { summary: 'List roles, the shop’s own last' })

export const addRole = calls.write('POST /roles', {
  summary: 'Add a role',
  body: z.object(roleInput),
})

export const changeRole = calls.write('PUT /roles/{id}', {
  summary: 'Change one of the shop’s own roles',
  description: 'Applies at once. Omitted fields are unchanged.',
  body: z.object(roleInput).partial(),
})

export const requireSecondFactor = calls.write('PUT /roles/{id}/second-factor', {
  summary: 'Require a second factor of any role, or stop requiring it',
  description:
    'Those without one set it up at their next sign-in; sessions that are open now last twelve hours at most.',
  body: z.object({ is_required: z.boolean() }),
})

export const deleteRole = calls.remove('DELETE /roles/{id}', {
  summary: 'Delete one of the shop’s own roles',
  description: '409 `in_use` while a colleague has it.',
})
