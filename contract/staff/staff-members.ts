import { z } from '@hono/zod-openapi'
import { email } from '../contact-shapes.ts'
import { id, named, requiredText, time } from '../shapes.ts'
import { staffCalls } from '../staff-calls.ts'
import { newStaffPassword, roleName, staffRole } from './auth.ts'

const params = z.object({ id })

const staffMember = named('StaffMember', {
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

const staffMemberInput = { email, name: requiredText.max(80), role: staffRole }

const calls = staffCalls('staff', 'staff:manage', { params, answer: staffMember })

export const listStaff = calls.list('GET /staff', { summary: 'List staff, including archived' })

export const addStaff = calls.write('POST /staff', {
  summary: 'Add a staff member',
  description:
    'Without a password they are invited: an email has a link, valid for seven days, to choose one. A password given here has to be replaced at the first sign-in.',
  body: z.object({ ...staffMemberInput, password: newStaffPassword.optional() }),
  idempotent: false,
})

export const inviteStaff = calls.write('POST /staff/{id}/invitation', {
  summary: 'Send the invitation again',
  description:
    'The link of an earlier one stops working. 409 `not_possible` once they have a password.',
  idempotent: false,
})

export const changeStaff = calls.write('PUT /staff/{id}', {
  summary: 'Change a staff member’s name, email or role',
  description:
    'Omitted fields are unchanged. The last owner must remain an owner: 409 `last_owner`.',
  body: z.object(staffMemberInput).partial(),
})

export const archiveStaff = calls.write('PUT /staff/{id}/archived', {
  summary: 'Archive or restore a staff member',
  description:
    'Archiving signs the staff member out immediately. The last owner cannot be archived: 409 `last_owner`.',
  body: z.object({ is_archived: z.boolean() }),
})

export const resetPassword = calls.write('PUT /staff/{id}/password', {
  summary: 'Reset a staff member’s password, revoking all their tokens',
  description: 'They choose another at their next sign-in.',
  body: z.object({ password: newStaffPassword }),
  idempotent: false,
})

export const resetSecondFactor = calls.write('PUT /staff/{id}/second-factor/reset', {
  summary: 'Remove the second factor of a staff member who lost their device',
  description: 'Ends all their sessions. They sign in with their password alone.',
  idempotent: false,
})

export const endStaffSessions = calls.remove('DELETE /staff/{id}/sessions', {
  summary: 'Sign a staff member out everywhere',
})
