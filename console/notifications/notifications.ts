import type { StaffAnswer } from '../api/staff-api.ts'

export type Notifications = StaffAnswer<'GET /auth/notifications'>
export type Subscription = Notifications['subscriptions'][number]
