import type { ReactNode } from 'react'
import type { Permission } from '#domain/staff/permissions.ts'
import { useMay } from './me.ts'

/** What only those with the permission are shown. */
export function IfMay({ permission, children }: { permission: Permission; children: ReactNode }) {
  return useMay()(permission) ? children : null
}
