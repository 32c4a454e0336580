import { localize } from '#domain/locale.ts'
import { useCall } from '../api/use-call.ts'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { QueryState } from '../parts/query-state.tsx'
import { showTime } from '../language/show.ts'
import { StateBadge } from '../parts/state-badge.tsx'
import { customerMessages } from './messages.ts'

const tones = { usable: 'good', used: 'plain', expired: 'bad' } as const

export function CustomerVouchers({ accountId }: { accountId: string }) {
  const texts = useMessages(customerMessages)
  const language = useLanguage()
  const vouchers = useCall('GET /customers/{account_id}/vouchers', {
    params: { account_id: accountId },
    query: { per_page: 50 },
  })
  return (
    <section className="card">
      <h2>{texts.vouchers}</h2>
      <QueryState query={vouchers}>
        {({ data }) =>
          data.length === 0 ? (
            <p className="text-ink-2">{texts.noVouchers}</p>
          ) : (
            <ul className="lines">
              {data.map(({ _id, voucher, state, redeemed_at: at, expires_at: until }) => (
                <li key={_id}>
                  <span>
                    {localize(voucher.title, language)}
                    <br />
                    <small className="text-ink-2">
                      {showTime(at)}
                      {until ? ` · ${texts.until(showTime(until))}` : ''}
                    </small>
                  </span>
                  <StateBadge tone={tones[state]}>{texts.voucherState[state]}</StateBadge>
                </li>
              ))}
            </ul>
          )
        }
      </QueryState>
    </section>
  )
}
