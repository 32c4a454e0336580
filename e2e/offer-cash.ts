import { paymentMethods } from '#demo/payment-methods.ts'
import { change } from '#test/builders/catalogue.ts'
import type { OpenShop } from './shop.ts'

/** The method as the console's form fills it in. */
const onCollection = {
  slug: 'cash',
  title: { en: 'Cash on collection', zh: '取貨時付款', cn: '取货时付款' },
  description: {
    en: 'You pay in the shop when you collect your order.',
    zh: '到門市取貨時付款。',
    cn: '到门店取货时付款。',
  },
  payee: [],
  link: null,
  fps: null,
}

/** The shop takes cash for orders that are collected, besides its other ways to pay. */
export async function offerCash({ ctx }: OpenShop): Promise<void> {
  const value = JSON.stringify([...paymentMethods, onCollection])
  await change(ctx, ['configuration'], (trx) =>
    trx
      .updateTable('configurations')
      .set({ value })
      .where('slug', '=', 'payment_methods')
      .execute(),
  )
}
