import type { Area } from '../platform/area-shape.ts'
import { handoffRoutes } from './handoff/routes.ts'
import { agentMcpRoutes } from './mcp/routes.ts'
import { deliverAgentOrder } from './orders/deliver-agent-order.ts'
import { agentProfileRoutes } from './rest/profile-routes.ts'
import { agentRestRoutes } from './rest/routes.ts'
import { deleteAgentDeliveries, deleteAgentSessions } from './sessions/deletions.ts'

export const area = {
  routes: [handoffRoutes],
  otherRoutes: [agentProfileRoutes, agentRestRoutes, agentMcpRoutes],
  jobs: { deliver_agent_order: deliverAgentOrder },
  deletions: { deleteAgentSessions, deleteAgentDeliveries },
} satisfies Area
