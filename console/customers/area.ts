import type { Area } from '../area.ts'

export const customersArea: Area = {
  path: 'customers',
  label: { en: 'Customers', zh: '顧客' },
  icon: 'user',
  group: 'people',
  permission: 'customers:read',
  letter: 'c',
  screens: [
    { path: '', load: async () => (await import('./customer-list.tsx')).CustomerList },
    {
      path: 'newsletter',
      needs: ['people:export'],
      load: async () => (await import('./subscriber-list.tsx')).SubscriberList,
    },
    { path: ':id', load: async () => (await import('./customer-screen.tsx')).CustomerScreen },
  ],
}
