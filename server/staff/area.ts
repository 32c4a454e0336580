import { auditRoutes } from './audit-routes.ts'
import { staffAuthRoutes } from './auth-routes.ts'
import { deleteStaffSessions } from './deletions.ts'
import { passwordLinkExamples } from './password-link-examples.ts'
import { sendPasswordLink } from './password-links.ts'
import { staffRoleRoutes } from './role-routes.ts'
import { secondFactorRoutes } from './second-factor-routes.ts'
import { staffMemberRoutes } from './staff-member-routes.ts'
import { todayRoutes } from './today-routes.ts'
import type { Area } from '../platform/area-shape.ts'

export const area = {
  staffRoutes: [
    staffAuthRoutes,
    auditRoutes,
    secondFactorRoutes,
    staffRoleRoutes,
    staffMemberRoutes,
    todayRoutes,
  ],
  jobs: { send_password_link: sendPasswordLink },
  deletions: { deleteStaffSessions },
  emails: passwordLinkExamples,
} satisfies Area
