import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/toasts.ts'
import type { StaffAnswer } from '../api/staff-api.ts'
import { useWrite } from '../api/use-write.ts'
import { useMessages } from '../language/messages.ts'
import { Breakable } from '../parts/breakable.tsx'
import { ConfirmDialog } from '../parts/confirm-dialog.tsx'
import { defineList } from '../parts/define-list.tsx'
import { rowsOf, type ListColumn } from '../parts/list-description.ts'
import { sheetTime, showTime } from '../language/show.ts'
import { showFailure } from '../parts/toasts.ts'
import { useMay } from '../api/me.ts'
import { CustomerViews } from './customer-views.tsx'
import { customerMessages, type CustomerTexts } from './messages.ts'

export type Subscriber = StaffAnswer<'GET /newsletter/subscribers'>['data'][number]

/** Who receives the newsletter. The export has the link that every letter must carry. */
export const SubscriberList = defineList({
  call: rowsOf('GET /newsletter/subscribers'),
  texts: customerMessages,
  title: ({ newsletter }) => newsletter,
  label: ({ newsletter }) => newsletter,
  empty: ({ noSubscribers }) => noSubscribers,
  idOf: ({ email }) => email,
  perPage: 100,
  exported: {
    name: 'newsletter',
    call: rowsOf('GET /newsletter/subscribers/export'),
    needs: 'people:export',
  },
  Views: CustomerViews,
  useColumns({ texts, open }) {
    return subscriberColumns(texts, useMay()('customers:close') ? open : null)
  },
  dialog: ({ email }, onClose) => <EraseSubscriber {...{ email, onClose }} />,
})

export function subscriberColumns(
  texts: CustomerTexts,
  /** Null for those who may not. */
  erase: ((subscriber: Subscriber) => void) | null,
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
      cell: (subscriber) =>
        subscriber.is_customer || !erase ? null : (
          <Button
            kind="link"
            onClick={() => erase(subscriber)}
            aria-label={texts.eraseNow(subscriber.email)}
          >
            {texts.erase}
          </Button>
        ),
      text: ({ unsubscribe_url: url }) => url,
      card: 'aside',
    },
  ]
}

function EraseSubscriber({ email, onClose }: { email: string; onClose: () => void }) {
  const texts = useMessages(customerMessages)
  const write = useWrite('PUT /newsletter/subscribers/erased', {
    changes: ['GET /newsletter/subscribers'],
  })

  async function erase() {
    try {
      await write.mutateAsync({ body: { email } })
      showToast(texts.erased(email))
    } catch (error) {
      showFailure(error)
    }
    onClose()
  }

  return (
    <ConfirmDialog
      isOpen
      title={texts.eraseTitle(email)}
      action={texts.eraseNow(email)}
      isBusy={write.isPending}
      onConfirm={() => void erase()}
      onClose={onClose}
    >
      {texts.noWayBack}
    </ConfirmDialog>
  )
}
