/** An owner decides who works here and where money goes; a manager what is sold; all serve. See `permissions`. */
export const staffRoles = ['owner', 'manager', 'assistant'] as const
export type StaffRole = (typeof staffRoles)[number]
