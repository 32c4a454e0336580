import { z } from '@hono/zod-openapi'
import { permissionNames } from '#domain/staff/permissions.ts'
import { endpoint } from '../endpoint.ts'
import { empty, id, requiredText } from '../shapes.ts'
import { roleName, staffRole } from './auth.ts'

const params = z.object({ id })

const role = z
  .object({
    _id: staffRole,
    name: roleName,
    permissions: z.array(z.enum(permissionNames)),
    /** Share of the goods; null for `owner`, `manager` and `assistant`, whose limits are settings. */
    max_discount_percent: z.number().nullable(),
    requires_second_factor: z.boolean(),
    /** Colleagues with this role, archived ones included. */
    member_count: z.number(),
  })
  .openapi('StaffRole')

const roleInput = {
  name: requiredText.max(40),
  permissions: z.array(z.enum(permissionNames)).openapi({
    description:
      'The role has these and nothing more, with what they cannot be used without: `orders:manage` includes `orders:read`, for example. None: its holders see their own account only.',
  }),
  max_discount_percent: z.number().int().min(0).max(100),
}

const example = {
  _id: 'rol_4fzzzxjylr',
  name: 'Stockkeeper',
  permissions: ['catalogue:read', 'stock:receive', 'catalogue:manage'],
  max_discount_percent: 0,
  requires_second_factor: false,
  member_count: 1,
} satisfies z.input<typeof role>

export const listRoles = endpoint({
  key: 'GET /roles',
  area: 'staff',
  summary: 'List roles, the shop’s own last',
  access: 'staff',
  may: 'staff:manage',
  answer: z.object({ data: z.array(role) }),
  example: { data: [example] },
})

export const addRole = endpoint({
  key: 'POST /roles',
  area: 'staff',
  summary: 'Add a role',
  access: 'staff',
  may: 'staff:manage',
  idempotent: true,
  body: z.object(roleInput),
  answer: role,
  example,
})

export const changeRole = endpoint({
  key: 'PUT /roles/{id}',
  area: 'staff',
  summary: 'Change one of the shop’s own roles',
  description: 'Applies at once. Omitted fields are unchanged.',
  access: 'staff',
  may: 'staff:manage',
  params,
  idempotent: true,
  body: z.object(roleInput).partial(),
  answer: role,
  example,
})

export const requireSecondFactor = endpoint({
  key: 'PUT /roles/{id}/second-factor',
  area: 'staff',
  summary: 'Require a second factor of any role, or stop requiring it',
  description:
    'Those without one set it up at their next sign-in; sessions that are open now last twelve hours at most.',
  access: 'staff',
  may: 'staff:manage',
  params,
  idempotent: true,
  body: z.object({ is_required: z.boolean() }),
  answer: role,
  example: { ...example, requires_second_factor: true },
})

export const deleteRole = endpoint({
  key: 'DELETE /roles/{id}',
  area: 'staff',
  summary: 'Delete one of the shop’s own roles',
  description: '409 `in_use` while a colleague has it.',
  access: 'staff',
  may: 'staff:manage',
  params,
  answer: empty,
  example: {},
})
