import { useAccountMessages } from '../account-messages.ts'
import { Loaded } from '../loaded.tsx'
import { settingsKey } from '../own-data.ts'
import { RowsSkeleton } from '../skeletons.tsx'
import { useOwn } from '../use-own.ts'
import { NotificationSettings } from './notification-settings.tsx'

export function Notifications() {
  const { notifications: messages } = useAccountMessages()
  const own = useOwn(settingsKey, (api) => api('GET /notification-settings/details'))
  return (
    <div className="grid max-w-2xl gap-8">
      <p className="text-ink-2">{messages.intro}</p>
      <Loaded own={own} skeleton={<RowsSkeleton rows={7} />}>
        {(settings) => <NotificationSettings settings={settings} />}
      </Loaded>
    </div>
  )
}
