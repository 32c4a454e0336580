import { retentionDays } from '#domain/retention-days.ts'
import { describeSetting } from './define-setting.tsx'
import { retentionMessages } from './retention-messages.ts'

export const RetentionScreen = describeSetting({
  slug: 'retention',
  name: 'retention',
  fill: (stored) => stored ?? {},
  texts: retentionMessages,
  standards: retentionDays,
  sections: [
    {
      fields: [
        'proof_days',
        'visitor_days',
        'enquiry_days',
        'message_days',
        'search_days',
        'webhook_days',
      ],
    },
  ],
})
