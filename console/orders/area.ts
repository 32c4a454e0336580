import type { Area } from '../area.ts'

export const ordersArea: Area = {
  path: 'orders',
  label: { en: 'Orders', zh: '訂單' },
  icon: 'bag',
  group: 'day',
  permission: 'orders:read',
  letter: 'o',
  isOnBar: true,
  queues: ['pack', 'prepare', 'ship', 'rest', 'put_out'],
  screens: [
    { path: '', load: async () => (await import('./order-list.tsx')).OrderList },
    { path: ':id', load: async () => (await import('./order-screen.tsx')).OrderScreen },
  ],
}
