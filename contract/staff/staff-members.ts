import { z } from '@hono/zod-openapi'
import { email } from '../contact-shapes.ts'
import { endpoint } from '../endpoint.ts'
import { empty, id, requiredText, time } from '../shapes.ts'
import { newStaffPassword, roleName, staffRole } from './auth.ts'

const params = z.object({ id })

const staffMember = z
  .object({
    _id: id,
    email: z.string(),
    name: z.string(),
    role: staffRole,
    role_name: roleName,
    /** Says whether they have not chosen a password yet. */
    is_invited: z.boolean(),
    has_second_factor: z.boolean(),
    is_archived: z.boolean(),
    /** Null: never. */
    last_signed_in_at: time.nullable(),
    created_at: time,
  })
  .openapi('StaffMember')

const staffMemberInput = { email, name: requiredText.max(80), role: staffRole }

const example = {
  _id: 'stf_4fzzzxjylrxbeqQpTAAXHh',
  email: 'ka.yan@praya.example',
  name: 'Lee Ka Yan',
  role: 'manager',
  role_name: null,
  is_invited: false,
  has_second_factor: true,
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
  summary: 'Add a staff member',
  description:
    'Without a password they are invited: an email has a link, valid for seven days, to choose one. A password given here has to be replaced at the first sign-in.',
  access: 'staff',
  may: 'staff:manage',
  body: z.object({ ...staffMemberInput, password: newStaffPassword.optional() }),
  answer: staffMember,
  example,
})

export const inviteStaff = endpoint({
  key: 'POST /staff/{id}/invitation',
  area: 'staff',
  summary: 'Send the invitation again',
  description:
    'The link of an earlier one stops working. 409 `not_possible` once they have a password.',
  access: 'staff',
  may: 'staff:manage',
  params,
  answer: staffMember,
  example: { ...example, is_invited: true },
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
  description: 'They choose another at their next sign-in.',
  access: 'staff',
  may: 'staff:manage',
  params,
  body: z.object({ password: newStaffPassword }),
  answer: staffMember,
  example,
})

export const resetSecondFactor = endpoint({
  key: 'PUT /staff/{id}/second-factor/reset',
  area: 'staff',
  summary: 'Remove the second factor of a staff member who lost their device',
  description: 'Ends all their sessions. They sign in with their password alone.',
  access: 'staff',
  may: 'staff:manage',
  params,
  answer: staffMember,
  example: { ...example, has_second_factor: false },
})

export const endStaffSessions = endpoint({
  key: 'DELETE /staff/{id}/sessions',
  area: 'staff',
  summary: 'Sign a staff member out everywhere',
  access: 'staff',
  may: 'staff:manage',
  params,
  answer: empty,
  example: {},
})
