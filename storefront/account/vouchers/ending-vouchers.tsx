import { useState } from 'react'
import { localize } from '#domain/locale.ts'
import { useLocale } from '../../locale.ts'
import { useAccountMessages } from '../account-messages.ts'
import { Loaded } from '../loaded.tsx'
import { codesKey, type DiscountCode } from '../own-data.ts'
import { CardSkeleton } from '../skeletons.tsx'
import { useOwn } from '../use-own.ts'
import { CodeCopy } from './code-copy.tsx'
import { daysLeft } from './days-left.ts'

const soonDays = 30
const maxShown = 3

export function EndingVouchers() {
  const { overview: messages } = useAccountMessages()
  const [now] = useState(() => new Date())
  const own = useOwn([...codesKey, 'ending'], (api) =>
    api('GET /redeemed-vouchers/all', { query: { state: 'usable', per_page: 100 } }),
  )
  return (
    <Loaded own={own} skeleton={<CardSkeleton lines={3} />}>
      {({ data }) => {
        const soon = endingSoon(data, now)
        return soon.length === 0 ? (
          <p className="text-ink-2">{messages.noVouchers}</p>
        ) : (
          <ul className="grid gap-3">
            {soon.map((code) => (
              <EndingVoucher key={code.code._id} {...code} />
            ))}
          </ul>
        )
      }}
    </Loaded>
  )
}

function EndingVoucher({ code, days }: { code: DiscountCode; days: number }) {
  const { vouchers: messages } = useAccountMessages()
  const locale = useLocale()
  return (
    <li className="grid gap-1 rounded-panel border border-line p-4">
      <div className="flex flex-wrap justify-between gap-x-4">
        <p className="font-medium">{localize(code.voucher.title, locale)}</p>
        <p className="text-warn">{messages.daysLeft(days)}</p>
      </div>
      <CodeCopy code={code.code} />
    </li>
  )
}

interface Ending {
  code: DiscountCode
  days: number
}

function endingSoon(codes: readonly DiscountCode[], now: Date): Ending[] {
  return codes
    .flatMap((code) =>
      code.expires_at === null ? [] : [{ code, days: daysLeft(code.expires_at, now) }],
    )
    .filter(({ days }) => days <= soonDays)
    .toSorted((a, b) => a.days - b.days)
    .slice(0, maxShown)
}
