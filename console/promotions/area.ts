import type { Area } from '../area.ts'

export const promotionsArea: Area = {
  path: 'promotions',
  label: { en: 'Promotions', zh: '推廣' },
  icon: 'star',
  group: 'goods',
  permission: 'catalogue:manage',
  letter: 'm',
  screens: [
    { path: '', load: async () => (await import('./promotion-lists.tsx')).PromotionList },
    { path: 'new', load: async () => (await import('./promotion-screen.tsx')).NewPromotion },
    { path: 'vouchers', load: async () => (await import('./promotion-lists.tsx')).VoucherList },
    { path: 'vouchers/new', load: async () => (await import('./voucher-screen.tsx')).NewVoucher },
    {
      path: 'vouchers/:id',
      load: async () => (await import('./voucher-screen.tsx')).VoucherScreen,
    },
    { path: ':id', load: async () => (await import('./promotion-screen.tsx')).PromotionScreen },
  ],
}
