import type { Area } from '../area.ts'

export const reportsArea: Area = {
  path: 'reports',
  label: { en: 'Reports', zh: '報表' },
  icon: 'list',
  group: 'shop',
  permission: 'reports:read',
  letter: 'f',
  screens: [
    { path: '', load: async () => (await import('./sales-report.tsx')).SalesReport },
    { path: 'sellers', load: async () => (await import('./sellers-report.tsx')).SellersReport },
    { path: 'refunds', load: async () => (await import('./refunds-report.tsx')).RefundsReport },
    {
      path: 'discounts',
      load: async () => (await import('./discounts-report.tsx')).DiscountsReport,
    },
    {
      path: 'customers',
      load: async () => (await import('./customers-report.tsx')).CustomersReport,
    },
    { path: 'searches', load: async () => (await import('./searches-report.tsx')).SearchesReport },
    { path: 'stock', load: async () => (await import('./stock-report.tsx')).StockReport },
    { path: 'accounts', load: async () => (await import('./accounts-report.tsx')).AccountsReport },
  ],
}
