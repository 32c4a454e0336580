import { z } from '@hono/zod-openapi'
import type { UseFormReturn } from 'react-hook-form'
import { configurationValues } from '#contract/staff/configuration-values.ts'

export const methodsShape = z.object({ value: configurationValues.payment_methods })
export type Methods = z.input<typeof methodsShape>
export type MethodsForm = UseFormReturn<Methods>
