import type { Area } from '../area.ts'

export const counterArea: Area = {
  path: 'counter',
  label: { en: 'Counter', zh: '收銀' },
  icon: 'card',
  group: 'day',
  permission: 'counter:sell',
  letter: 'k',
  screens: [
    { path: '', load: async () => (await import('./sale-screen.tsx')).SaleScreen },
    { path: 'phone', load: async () => (await import('./phone-screen.tsx')).PhoneScreen },
    {
      path: 'returns',
      needs: ['refunds:issue'],
      load: async () => (await import('./returns-screen.tsx')).ReturnsScreen,
    },
    {
      path: 'returns/:id',
      needs: ['refunds:issue'],
      load: async () => (await import('./return-screen.tsx')).ReturnScreen,
    },
    { path: 'holds', load: async () => (await import('./hold-list.tsx')).HoldList },
    { path: 'till', load: async () => (await import('./till-screen.tsx')).TillScreen },
    { path: 'till/:id', load: async () => (await import('./till-day.tsx')).TillDay },
  ],
}
