import { useState } from 'react'
import { formatDay, hongKongDay } from '#domain/dates.ts'
import { localize } from '#domain/locale.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { useLocale, useLocalePath } from '../../locale.ts'
import { redeemVouchersPath } from '../../paths.ts'
import { useAccountMessages } from '../account-messages.ts'
import { Loaded } from '../loaded.tsx'
import { codesKey, type DiscountCode } from '../own-data.ts'
import { ListFoot, perPage, usePageNumber } from '../paged-table.tsx'
import { CardSkeleton } from '../skeletons.tsx'
import { useOwn } from '../use-own.ts'
import { CodeCopy } from './code-copy.tsx'
import { daysLeft } from './days-left.ts'
import { termsOf } from './voucher-text.ts'

/** Codes that can still be used. */
export function OwnVouchers() {
  const { vouchers: messages } = useAccountMessages()
  const path = useLocalePath()
  const page = usePageNumber()
  const own = useOwn([...codesKey, 'usable', page], (api) =>
    api('GET /redeemed-vouchers/all', { query: { state: 'usable', page, per_page: perPage } }),
  )
  return (
    <Loaded own={own} skeleton={<CardSkeleton lines={4} />}>
      {({ data, total }) =>
        total === 0 ? (
          <EmptyState
            drawing="thread"
            action={<ButtonLink href={path(redeemVouchersPath)}>{messages.toRedeem}</ButtonLink>}
          >
            {messages.noneUsable}
          </EmptyState>
        ) : (
          <div className="grid gap-6">
            <ul className="grid gap-4 w767:grid-cols-2">
              {data.map((code) => (
                <OwnVoucher key={code._id} code={code} />
              ))}
            </ul>
            <ListFoot total={total} count={messages.count(total)} />
          </div>
        )
      }
    </Loaded>
  )
}

function OwnVoucher({ code }: { code: DiscountCode }) {
  const { vouchers: messages } = useAccountMessages()
  const locale = useLocale()
  const { voucher, expires_at: end } = code
  return (
    <li className="grid content-start gap-3 rounded-panel border border-line p-6">
      <div>
        <h2 className="text-16 font-medium">{localize(voucher.title, locale)}</h2>
        <p className="text-ink-2">{termsOf(voucher, messages, locale).join(' · ')}</p>
      </div>
      <CodeCopy code={code.code} />
      <p className="text-ink-2">{end === null ? messages.noEnd : <Ending end={end} />}</p>
    </li>
  )
}

function Ending({ end }: { end: string }) {
  const { vouchers: messages } = useAccountMessages()
  const [now] = useState(() => new Date())
  const days = daysLeft(end, now)
  return (
    <>
      {messages.validUntil(formatDay(hongKongDay(new Date(end))))} ·{' '}
      <span className={days <= 7 ? 'text-warn' : undefined}>{messages.daysLeft(days)}</span>
    </>
  )
}
