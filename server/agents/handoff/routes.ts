import * as endpoints from '#contract/endpoints/handoffs.ts'
import { DomainError } from '#domain/errors.ts'
import type { Ctx } from '../../platform/context.ts'
import type { App } from '../../platform/http/app.ts'
import { serveSteps } from '../../platform/http/serve.ts'
import { readAgentSettings } from '../../settings/agents.ts'
import { getStore } from '../../settings/stores.ts'
import { listCouriers } from '../../shipping/couriers.ts'
import { pickupShops } from '../../shipping/warehouses.ts'
import { openHandoff } from './open-handoff.ts'

export function handoffRoutes(app: App, ctx: Ctx): void {
  serveSteps(app, ctx, endpoints.openHandoff, async ({ commit }, { params }, { account }) => {
    const { is_on: isOn } = await readAgentSettings(ctx)
    if (!isOn) throw new DomainError('not_found')
    const { id: storeId } = await getStore(ctx, params.store_id)
    const places = { shops: await pickupShops(ctx, storeId), couriers: await listCouriers(ctx) }
    const opening = { key: params.handoff_key, accountId: account.id, storeId, places }
    return commit(async (trx) => ({ handoff: await openHandoff(trx, ctx, opening) }))
  })
}
