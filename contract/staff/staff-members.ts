import { z } from '@hono/zod-openapi'
import { staffRoles } from '#domain/staff/role.ts'
import { email } from '../contact-shapes.ts'
import { endpoint } from '../endpoint.ts'
import { id, requiredText, time } from '../shapes.ts'
import { newStaffPassword } from './auth.ts'

const params = z.object({ id })

const staffMember = z
  .object({
    _id: id,
    email: z.string(),
    name: z.string(),
    role: z.enum(staffRoles),
    is_archived: z.boolean(),
    /** Null: never. */
    last_signed_in_at: time.nullable(),
    created_at: time,
  })
  .openapi('StaffMember')

const staffMemberInput = { email, name: requiredText.max(80), role: z.enum(staffRoles) }

const example = {
  _id: 'stf_4fzzzxjylrxbeqQpTAAXHh',
  email: 'ka.yan@praya.example',
  name: 'Lee Ka Yan',
  role: 'manager',
  is_archived: false,
  last_signed_in_at: '2026-11-21T01:30:00.000Z',
  created_at: '2026-09-01T02:00:00.000Z',
} satisfies z.input<typeof staffMember>

export const listStaff = endpoint({
  key: 'GET /staff',
  area: 'staff',
  summary: 'List staff, including archived',
  access: 'staff',
  may: 'staff:manage',
  answer: z.object({ data: z.array(staffMember) }),
  example: { data: [example] },
})

export const addStaff = endpoint({
  key: 'POST /staff',
  area: 'staff',
  summary: 'Add a staff member; they choose their own password after signing in',
  access: 'staff',
  may: 'staff:manage',
  body: z.object({ ...staffMemberInput, password: newStaffPassword }),
  answer: staffMember,
  example,
})

export const changeStaff = endpoint({
  key: 'PUT /staff/{id}',
  area: 'staff',
  summary: 'Change a staff member’s name, email or role',
  description:
    'Omitted fields are unchanged. The last owner must remain an owner: 409 `last_owner`.',
  access: 'staff',
  may: 'staff:manage',
  params,
  idempotent: true,
  body: z.object(staffMemberInput).partial(),
  answer: staffMember,
  example,
})

export const archiveStaff = endpoint({
  key: 'PUT /staff/{id}/archived',
  area: 'staff',
  summary: 'Archive or restore a staff member',
  description:
    'Archiving signs the staff member out immediately. The last owner cannot be archived: 409 `last_owner`.',
  access: 'staff',
  may: 'staff:manage',
  params,
  idempotent: true,
  body: z.object({ is_archived: z.boolean() }),
  answer: staffMember,
  example: { ...example, is_archived: true },
})

export const resetPassword = endpoint({
  key: 'PUT /staff/{id}/password',
  area: 'staff',
  summary: 'Reset a staff member’s password, revoking all their tokens',
  access: 'staff',
  may: 'staff:manage',
  params,
  body: z.object({ password: newStaffPassword }),
  answer: staffMember,
  example,
})
