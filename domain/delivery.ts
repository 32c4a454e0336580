/** spec §9: how an order travels until its customer has chosen. */
export const defaultDelivery = { country: 'HK', method: 'DELIVERY' } as const
