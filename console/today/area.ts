import type { Area } from '../area.ts'

export const todayArea: Area = {
  path: 'today',
  label: { en: 'Today', zh: '今天' },
  icon: 'clock',
  group: 'day',
  permission: 'orders:manage',
  letter: 't',
  isOnBar: true,
  screens: [{ path: '', load: async () => (await import('./today-screen.tsx')).TodayScreen }],
}
