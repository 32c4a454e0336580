import { sectionPath } from '../../paths.ts'
import { useAccountMessages } from '../account-messages.ts'
import { useView, ViewChips } from '../view-chips.tsx'
import { OwnVouchers } from './own-vouchers.tsx'
import { RedeemVouchers } from './redeem-vouchers.tsx'
import { UsedVouchers } from './used-vouchers.tsx'

const views = ['usable', 'redeem', 'used'] as const

export function Vouchers() {
  const { vouchers: messages } = useAccountMessages()
  const view = useView(views)
  return (
    <div className="grid gap-6">
      <ViewChips
        label={messages.views}
        path={sectionPath('vouchers')}
        views={views.map((slug) => ({ slug, title: messages[slug] }))}
      />
      {view === 'usable' ? <OwnVouchers /> : null}
      {view === 'redeem' ? <RedeemVouchers /> : null}
      {view === 'used' ? <UsedVouchers /> : null}
    </div>
  )
}
