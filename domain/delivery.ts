/** spec §9: how an order travels until its customer has chosen; no courier. */
export const defaultDelivery = { country: 'HK', method: 'DELIVERY', courierId: null } as const
