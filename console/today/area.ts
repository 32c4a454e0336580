import { permissionNames } from '#domain/staff/permissions.ts'
import type { Area } from '../area.ts'

export const todayArea: Area = {
  path: 'today',
  label: { en: 'Today', zh: '今天' },
  icon: 'clock',
  group: 'day',
  permission: permissionNames,
  letter: 't',
  isOnBar: true,
  screens: [{ path: '', load: async () => (await import('./today-screen.tsx')).TodayScreen }],
}
