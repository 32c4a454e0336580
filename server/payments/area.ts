import { checkCardSession, closeCardSessions } from './close-sessions.ts'
import { deleteGatewayRecords, deleteProofs } from './deletions.ts'
import { paymentFigures } from './payment-figures.ts'
import { gatewayRoutes } from './gateway-routes.ts'
import { recogniseProof } from './proofs/recognise-proof.ts'
import { readCardFees } from './read-card-fees.ts'
import { refundCard } from './refund-card.ts'
import { paymentRoutes } from './routes.ts'
import { removeCard } from './saved-cards.ts'
import { staffPaymentRoutes } from './staff-routes.ts'
import { staffStatementRoutes } from './statements/staff-routes.ts'
import { staffTillRoutes } from './tills/staff-routes.ts'
import type { Area } from '../platform/area-shape.ts'

export const area = {
  routes: [paymentRoutes],
  staffRoutes: [staffPaymentRoutes, staffStatementRoutes, staffTillRoutes],
  otherRoutes: [gatewayRoutes],
  jobs: {
    recognise_proof: (ctx, { proof_id }) => recogniseProof(ctx, proof_id),
    check_card_session: (ctx, { session_id }) => checkCardSession(ctx, session_id),
    close_card_sessions: (ctx, { order_id, keep }) => closeCardSessions(ctx, order_id, keep),
    remove_card: removeCard,
    deliver_gateway_event: async (ctx, { event_id }) => ctx.cards?.inHouse?.deliver(event_id),
    refund_card: (ctx, { refund_id }) => refundCard(ctx, refund_id),
    read_card_fees: (ctx) => readCardFees(ctx),
  },
  deletions: { deleteGatewayRecords, deleteProofs },
  figures: paymentFigures,
} satisfies Area
