import type { ReactNode } from 'react'
import type { Permission } from '#domain/staff/permissions.ts'
import { useMay } from '../api/me.ts'

/** Shows its content to those with the permission only. */
export function IfMay({ permission, children }: { permission: Permission; children: ReactNode }) {
  return useMay()(permission) ? children : null
}
