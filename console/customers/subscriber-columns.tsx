import { Button } from '#ui/button.tsx'
import type { StaffAnswer } from '../api/staff-api.ts'
import { Breakable } from '../parts/breakable.tsx'
import type { ListColumn } from '../parts/list-column.ts'
import { sheetTime, showTime } from '../parts/show.ts'
import type { CustomerTexts } from './messages.ts'

export type Subscriber = StaffAnswer<'GET /newsletter/subscribers'>['data'][number]

export function subscriberColumns(
  texts: CustomerTexts,
  /** Null for those who may not. */
  erase: ((email: string) => void) | null,
): readonly ListColumn<Subscriber>[] {
  const { columns } = texts
  return [
    {
      id: 'email',
      title: columns.email,
      cell: ({ email }) => <Breakable>{email}</Breakable>,
      text: ({ email }) => email,
      card: 'title',
    },
    {
      id: 'type',
      title: columns.type,
      cell: ({ is_customer: isCustomer }) => texts.subscriber[isCustomer ? 'customer' : 'visitor'],
      text: ({ is_customer: isCustomer }) => texts.subscriber[isCustomer ? 'customer' : 'visitor'],
    },
    {
      id: 'locale',
      title: texts.writes,
      cell: ({ locale }) => texts.language[locale],
      text: ({ locale }) => texts.language[locale],
    },
    {
      id: 'agreed',
      title: texts.agreedOn,
      cell: ({ confirmed_at: at }) => showTime(at),
      text: ({ confirmed_at: at }) => sheetTime(at),
    },
    {
      id: 'unsubscribe',
      title: texts.unsubscribe,
      // A customer changes the setting in the account.
      cell: ({ email, is_customer: isCustomer }) =>
        isCustomer || !erase ? null : (
          <Button kind="link" onClick={() => erase(email)} aria-label={texts.eraseNow(email)}>
            {texts.erase}
          </Button>
        ),
      text: ({ unsubscribe_url: url }) => url,
      card: 'aside',
    },
  ]
}
