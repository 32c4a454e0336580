import type { Area } from '../platform/area-shape.ts'
import { handoffRoutes } from './handoff/routes.ts'
import { agentMcpRoutes } from './mcp/routes.ts'
import { deliverAgentOrder } from './orders/deliver-agent-order.ts'
import { agentProfileRoutes } from './rest/profile-routes.ts'
import { agentRestRoutes } from './rest/routes.ts'
import { staffAgentRoutes } from './staff-routes.ts'
import { deleteAgentDeliveries, deleteAgentSessions } from './sessions/deletions.ts'

export const area = {
  routes: [handoffRoutes],
  staffRoutes: [staffAgentRoutes],
  otherRoutes: [agentProfileRoutes, agentRestRoutes, agentMcpRoutes],
  jobs: { deliver_agent_order: deliverAgentOrder },
  deletions: { deleteAgentSessions, deleteAgentDeliveries },
} satisfies Area
