import type { Area } from '../area.ts'

export const stockArea: Area = {
  path: 'stock',
  label: { en: 'Stock', zh: '存貨' },
  icon: 'store',
  group: 'goods',
  permission: 'orders:manage',
  letter: 's',
  screens: [
    { path: '', load: async () => (await import('./stock-list.tsx')).StockList },
    { path: 'receive', load: async () => (await import('./receive-stock.tsx')).ReceiveStock },
    { path: 'count', load: async () => (await import('./count-stock.tsx')).CountStock },
    { path: 'transfer', load: async () => (await import('./transfer-stock.tsx')).TransferStock },
    { path: ':id', load: async () => (await import('./variant-stock.tsx')).VariantStock },
  ],
}
