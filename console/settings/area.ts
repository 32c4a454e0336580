import type { Area } from '../area.ts'

export const settingsArea: Area = {
  path: 'settings',
  label: { en: 'Settings', zh: '設定' },
  icon: 'filter',
  group: 'shop',
  permission: 'settings:manage',
  letter: 'e',
  screens: [
    { path: '', load: async () => (await import('./settings-home.tsx')).SettingsHome },
    { path: 'team', load: async () => (await import('./team-screen.tsx')).TeamScreen },
    { path: 'log', load: async () => (await import('./log-screen.tsx')).LogScreen },
    { path: 'limits', load: async () => (await import('./limits-screen.tsx')).LimitsScreen },
    { path: 'holidays', load: async () => (await import('./holidays-screen.tsx')).HolidaysScreen },
    {
      path: 'notifications',
      load: async () => (await import('./notifications-screen.tsx')).NotificationsScreen,
    },
    {
      path: 'membership',
      load: async () => (await import('./membership-screen.tsx')).MembershipScreen,
    },
    {
      path: 'payment-methods',
      load: async () => (await import('./payment-methods-screen.tsx')).PaymentMethodsScreen,
    },
    {
      path: 'warehouses',
      load: async () => (await import('./warehouses-screen.tsx')).WarehousesScreen,
    },
    { path: 'couriers', load: async () => (await import('./couriers-screen.tsx')).CouriersScreen },
    {
      path: 'couriers/:id',
      load: async () => (await import('./courier-screen.tsx')).CourierScreen,
    },
    { path: 'brand', load: async () => (await import('./brand-screen.tsx')).BrandScreen },
    { path: 'values/:slug', load: async () => (await import('./values-screen.tsx')).ValuesScreen },
  ],
}
