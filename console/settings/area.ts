import type { Area } from '../area.ts'

const shop = ['settings:manage'] as const

export const settingsArea: Area = {
  path: 'settings',
  label: { en: 'Settings', zh: '設定' },
  icon: 'filter',
  group: 'shop',
  permission: [
    'settings:manage',
    'messages:manage',
    'catalogue:manage',
    'audit:read',
    'staff:manage',
    'webhooks:manage',
    'system:manage',
  ],
  letter: 'e',
  screens: [
    { path: '', load: async () => (await import('./settings-home.tsx')).SettingsHome },
    {
      path: 'team',
      needs: ['staff:manage'],
      load: async () => (await import('./team-screen.tsx')).TeamScreen,
    },
    {
      path: 'log',
      needs: ['audit:read'],
      load: async () => (await import('./log-screen.tsx')).LogScreen,
    },
    {
      path: 'messages',
      needs: ['messages:manage'],
      load: async () => (await import('./message-log.tsx')).MessageLog,
    },
    {
      path: 'email-examples',
      needs: ['messages:manage'],
      load: async () => (await import('./email-examples.tsx')).EmailExamples,
    },
    {
      path: 'limits',
      needs: shop,
      load: async () => (await import('./limits-screen.ts')).LimitsScreen,
    },
    {
      path: 'retention',
      needs: shop,
      load: async () => (await import('./retention-screen.ts')).RetentionScreen,
    },
    {
      path: 'agents',
      needs: shop,
      load: async () => (await import('./agents-screen.tsx')).AgentsScreen,
    },
    {
      path: 'holidays',
      needs: shop,
      load: async () => (await import('./holidays-screen.tsx')).HolidaysScreen,
    },
    {
      path: 'closure',
      needs: shop,
      load: async () => (await import('./closure-screen.tsx')).ClosureScreen,
    },
    {
      path: 'notifications',
      needs: shop,
      load: async () => (await import('./notifications-screen.tsx')).NotificationsScreen,
    },
    {
      path: 'membership',
      needs: shop,
      load: async () => (await import('./membership-screen.tsx')).MembershipScreen,
    },
    {
      path: 'payment-methods',
      needs: [...shop, 'payment_methods:manage'],
      load: async () => (await import('./payment-methods-screen.tsx')).PaymentMethodsScreen,
    },
    {
      path: 'warehouses',
      needs: ['catalogue:manage'],
      load: async () => (await import('./warehouses-screen.tsx')).WarehousesScreen,
    },
    {
      path: 'couriers',
      needs: ['catalogue:manage'],
      load: async () => (await import('./couriers-screen.tsx')).CouriersScreen,
    },
    {
      path: 'couriers/:id',
      needs: ['catalogue:manage'],
      load: async () => (await import('./courier-screen.tsx')).CourierScreen,
    },
    {
      path: 'brand',
      needs: shop,
      load: async () => (await import('./brand-screen.tsx')).BrandScreen,
    },
    {
      path: 'languages',
      needs: shop,
      load: async () => (await import('./languages-screen.tsx')).LanguagesScreen,
    },
    {
      path: 'theme',
      needs: shop,
      load: async () => (await import('./theme-screen.tsx')).ThemeScreen,
    },
    {
      path: 'password-page',
      needs: shop,
      load: async () => (await import('./password-page-screen.tsx')).PasswordPageScreen,
    },
    {
      path: 'webhooks',
      needs: ['webhooks:manage'],
      load: async () => (await import('../webhooks/webhooks-screen.tsx')).WebhooksScreen,
    },
    {
      path: 'webhooks/:id',
      needs: ['webhooks:manage'],
      load: async () => (await import('../webhooks/webhook-screen.tsx')).WebhookScreen,
    },
    {
      path: 'system',
      needs: ['system:manage'],
      load: async () => (await import('../system/system-screen.tsx')).SystemScreen,
    },
    {
      path: 'values/:slug',
      needs: shop,
      load: async () => (await import('./values-screen.tsx')).ValuesScreen,
    },
  ],
}
