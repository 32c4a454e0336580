import { useMemo, useState } from 'react'
import { showToast } from '#ui/toasts.ts'
import { allPages } from '../api/all-pages.ts'
import { callStaff } from '../api/staff-api.ts'
import { useCall } from '../api/use-call.ts'
import { useWrite } from '../api/use-write.ts'
import { useMessages } from '../language/messages.ts'
import { ConfirmDialog } from '../parts/confirm-dialog.tsx'
import { DataTable } from '../parts/data-table.tsx'
import { ExportButton } from '../parts/export-button.tsx'
import { Page } from '../parts/page.tsx'
import { QueryState } from '../parts/query-state.tsx'
import { showFailure } from '../parts/toasts.ts'
import { useListState } from '../parts/use-list-state.ts'
import { useMay } from '../session/me.ts'
import { CustomerViews } from './customer-views.tsx'
import { customerMessages } from './messages.ts'
import { subscriberColumns } from './subscriber-columns.tsx'

const perPage = 100
const noFilters = [] as const

/** Who receives the newsletter. The export has the link that every letter must carry. */
export function SubscriberList() {
  const texts = useMessages(customerMessages)
  const state = useListState(noFilters)
  const [leaving, setLeaving] = useState<string | null>(null)
  const mayErase = useMay()('customers:close')
  const columns = useMemo(
    () => subscriberColumns(texts, mayErase ? setLeaving : null),
    [texts, mayErase],
  )
  const subscribers = useCall(
    'GET /newsletter/subscribers',
    { query: { page: state.page, per_page: perPage } },
    { keepPrevious: true },
  )
  const fetchRows = () =>
    allPages((page, each) =>
      callStaff('GET /newsletter/subscribers/export', { query: { page, per_page: each } }),
    )
  return (
    <Page
      title={texts.newsletter}
      actions={<ExportButton name="newsletter" columns={columns} fetchRows={fetchRows} />}
    >
      <CustomerViews />
      <QueryState query={subscribers}>
        {({ data, total }) => (
          <DataTable
            label={texts.newsletter}
            columns={columns}
            rows={data}
            idOf={({ email }) => email}
            nameOf={({ email }) => email}
            state={state}
            total={total}
            perPage={perPage}
            isStale={subscribers.isPlaceholderData}
            empty={<p>{texts.noSubscribers}</p>}
          />
        )}
      </QueryState>
      {leaving === null ? null : (
        <EraseSubscriber email={leaving} onClose={() => setLeaving(null)} />
      )}
    </Page>
  )
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
