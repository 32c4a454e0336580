import type { z } from '@hono/zod-openapi'
import { createWebhook } from '#contract/staff/webhooks.ts'
import { bodyOf } from '../parts/use-contract-form.ts'

export const webhookShape = bodyOf(createWebhook)
export type WebhookValues = z.input<typeof webhookShape>
