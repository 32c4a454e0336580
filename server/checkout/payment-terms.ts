import { z } from 'zod'
import type { PaymentCopy } from '#db/json-types.ts'
import { DomainError } from '#domain/errors.ts'
import type { Ctx } from '../context.ts'
import { kept } from '../kept.ts'

const localizedText = z.object({ en: z.string(), zh: z.string(), cn: z.string() })

const paymentMethods = z.array(
  z.object({
    slug: z.string(),
    title: localizedText,
    payee: z.array(z.object({ label: localizedText, value: z.string(), is_copyable: z.boolean() })),
    link: z.string().nullable(),
    fps: z.object({ kind: z.enum(['fps_id', 'mobile', 'email']), value: z.string() }).nullable(),
  }),
)

const limits = z.object({
  payment_hours: z
    .number()
    .positive()
    .max(24 * 60)
    .default(72),
})

export interface PaymentTerms {
  /** What the order keeps and shows. */
  copy: PaymentCopy
  /** How long the goods are held for the money. */
  hours: number
}

/** How an order is paid, as configured now. Throws `payment_method_unavailable`. */
export async function findPaymentTerms(ctx: Ctx, slug: string): Promise<PaymentTerms> {
  const { methods, hours } = await kept(ctx, 'payment-terms', async () => ({
    value: await loadTerms(ctx),
    tags: ['configuration'],
  }))
  const method = methods.find((each) => each.slug === slug)
  if (!method) throw new DomainError('payment_method_unavailable')
  const { title, payee, link, fps } = method
  return { copy: { title, payee, link, fps }, hours }
}

async function loadTerms(ctx: Ctx) {
  const rows = await ctx.db
    .selectFrom('configurations')
    .select(['slug', 'value'])
    .where('slug', 'in', ['payment_methods', 'limits'])
    .execute()
  const values = new Map(rows.map(({ slug, value }) => [slug, value]))
  return {
    methods: paymentMethods.parse(values.get('payment_methods') ?? []),
    hours: limits.parse(values.get('limits') ?? {}).payment_hours,
  }
}
