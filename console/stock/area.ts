import type { Area } from '../area.ts'

export const stockArea: Area = {
  path: 'stock',
  label: { en: 'Stock', zh: '存貨' },
  icon: 'store',
  group: 'goods',
  permission: 'catalogue:read',
  letter: 's',
  screens: [
    { path: '', load: async () => (await import('./stock-list.tsx')).StockList },
    {
      path: 'receive',
      needs: ['stock:receive'],
      load: async () => (await import('./receive-stock.tsx')).ReceiveStock,
    },
    {
      path: 'count',
      needs: ['catalogue:manage'],
      load: async () => (await import('./count-stock.tsx')).CountStock,
    },
    {
      path: 'transfer',
      needs: ['catalogue:manage'],
      load: async () => (await import('./transfer-stock.tsx')).TransferStock,
    },
    {
      path: 'count-list',
      needs: ['catalogue:manage'],
      load: async () => (await import('./count-list.tsx')).CountList,
    },
    { path: 'transfers', load: async () => (await import('./transfer-list.tsx')).TransferList },
    {
      path: 'transfers/:id',
      load: async () => (await import('./transfer-screen.tsx')).TransferScreen,
    },
    {
      path: 'documents/:id',
      load: async () => (await import('./document-screen.tsx')).DocumentScreen,
    },
    { path: ':id', load: async () => (await import('./variant-stock.tsx')).VariantStock },
  ],
}
