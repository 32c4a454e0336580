import { useSearchParams } from 'react-router'
import { useState } from 'react'
import { localize } from '#domain/locale.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Notice } from '#ui/notice.tsx'
import { SelectMenu } from '#ui/select.tsx'
import { useLocale, useLocalePath } from '../../locale.ts'
import { productsPath, sectionPath } from '../../paths.ts'
import { useAccountMessages } from '../account-messages.ts'
import { Loaded } from '../loaded.tsx'
import { useMembership, type Voucher } from '../own-data.ts'
import { ListFoot, perPage, usePageNumber } from '../paged-table.tsx'
import { countText } from '../points/count-text.ts'
import { CardSkeleton } from '../skeletons.tsx'
import { useOwn } from '../use-own.ts'
import { CodeCopy } from './code-copy.tsx'
import { RedeemButton } from './redeem-button.tsx'
import { lifeOf, termsOf } from './voucher-text.ts'

const sorts = ['recommended', 'newest', 'points_asc', 'points_desc', 'title'] as const

export function RedeemVouchers() {
  const { vouchers: messages, points } = useAccountMessages()
  const path = useLocalePath()
  const page = usePageNumber()
  const [search] = useSearchParams()
  const slug = sorts.find((each) => each === search.get('sort')) ?? 'recommended'
  const [code, setCode] = useState<string | null>(null)
  const balance = useMembership().data?.points
  const own = useOwn(['account', 'vouchers', slug, page], (api) =>
    api('GET /vouchers/all', { query: { slug, page, per_page: perPage } }),
  )
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="grow basis-48">
          {/* Keeps its line while the points load. */}
          {balance === undefined ? '\u00a0' : messages.balance(points(countText(balance)))}
        </p>
        <SortMenu current={slug} />
        <output className="basis-full empty:-mt-4">
          {code === null ? null : (
            <Notice
              tone="success"
              action={
                <ButtonLink kind="link" href={path(sectionPath('vouchers'))}>
                  {messages.usable}
                </ButtonLink>
              }
            >
              {messages.redeemed} <CodeCopy code={code} />
            </Notice>
          )}
        </output>
      </div>
      <Loaded own={own} skeleton={<CardSkeleton lines={5} />}>
        {({ data, total }) =>
          total === 0 ? (
            <EmptyState
              drawing="thread"
              action={<ButtonLink href={path(productsPath)}>{messages.toShop}</ButtonLink>}
            >
              {messages.noneRedeem}
            </EmptyState>
          ) : (
            <div className="grid gap-6">
              <ul className="grid gap-4 w767:grid-cols-2">
                {data.map((voucher) => (
                  <RedeemableVoucher
                    key={voucher._id}
                    voucher={voucher}
                    balance={balance}
                    onRedeemed={setCode}
                  />
                ))}
              </ul>
              <ListFoot total={total} count={messages.count(total)} />
            </div>
          )
        }
      </Loaded>
    </div>
  )
}

interface RedeemableVoucherProps {
  voucher: Voucher
  balance: number | undefined
  onRedeemed: (code: string) => void
}

function RedeemableVoucher({ voucher, balance, onRedeemed }: RedeemableVoucherProps) {
  const { vouchers: messages } = useAccountMessages()
  const locale = useLocale()
  return (
    <li className="grid content-start gap-3 rounded-panel border border-line p-6">
      <div>
        <h2 className="text-16 font-medium">{localize(voucher.title, locale)}</h2>
        <p className="text-ink-2">{termsOf(voucher, messages, locale).join(' · ')}</p>
        <p className="text-ink-2">{lifeOf(voucher, messages)}</p>
      </div>
      <p>{localize(voucher.description, locale)}</p>
      {voucher.code === null ? null : (
        <div>
          <p className="text-ink-2">{messages.everybody}</p>
          <CodeCopy code={voucher.code} />
        </div>
      )}
      <RedeemButton voucher={voucher} balance={balance} onRedeemed={onRedeemed} />
    </li>
  )
}

/** A plain GET form: the order is part of the URL. */
function SortMenu({ current }: { current: (typeof sorts)[number] }) {
  const { vouchers: messages } = useAccountMessages()
  const path = useLocalePath()
  return (
    <form action={path(sectionPath('vouchers'))}>
      <input type="hidden" name="view" value="redeem" />
      <SelectMenu
        name="sort"
        label={messages.sort}
        submitLabel={messages.apply}
        defaultValue={current}
        options={sorts.map((value) => ({ value, label: messages.sorts[value] }))}
      />
    </form>
  )
}
