import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { localize } from '#domain/locale.ts'
import { showToast } from '#ui/toasts.ts'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { showMoney } from '../language/show.ts'
import { ConfirmButton } from '../parts/confirm-button.tsx'
import { Page } from '../parts/page.tsx'
import { QueryState } from '../parts/query-state.tsx'
import { StateBadge } from '../parts/state-badge.tsx'
import { describe, periodText } from './describe.ts'
import { promotionMessages } from './messages.ts'
import { stateTones, type Promotion, type Voucher } from './promotion-types.ts'

/** What promotions and vouchers are called, and where they are listed. */
const kinds = {
  promotion: { list: '/promotions', name: 'title', add: 'newPromotion' },
  voucher: { list: '/promotions/vouchers', name: 'vouchers', add: 'newVoucher' },
} as const

interface OfferPageProps<Offer> {
  kind: keyof typeof kinds
  id: string
  query: UseQueryResult<Offer>
  tierName?: (slug: string) => string
  end: () => Promise<unknown>
  children: (offer: Offer) => ReactNode
}

/** A promotion or a voucher: its state, what it does and how often it was used, above its form. */
export function OfferPage<Offer extends Promotion | Voucher>(props: OfferPageProps<Offer>) {
  const { kind, id, query, tierName, end, children } = props
  const texts = useMessages(promotionMessages)
  const language = useLanguage()
  const found = query.data
  const title = found ? localize(found.title, language) : ''
  const { list, name } = kinds[kind]
  return (
    <Page
      title={title || texts[name]}
      back={{ to: list, label: texts[name] }}
      state={
        found ? (
          <StateBadge tone={stateTones[found.state]}>{texts.state[found.state]}</StateBadge>
        ) : null
      }
      actions={found && found.state !== 'archived' ? <EndButton name={title} end={end} /> : null}
      subject={{ kind, id }}
    >
      <QueryState query={query}>
        {(shown) => (
          <>
            <p className="mb-1 font-medium">
              {describe(texts, shown, tierName)} · {periodText(texts, shown)}
            </p>
            <p className="text-ink-2 mb-4">{texts.used(shown.orders, showMoney(shown.given))}</p>
            {children(shown)}
          </>
        )}
      </QueryState>
    </Page>
  )
}

interface NewOfferProps<Body, Offer> {
  kind: keyof typeof kinds
  create: (body: Body) => Promise<Offer>
  children: (save: (body: Body) => Promise<Offer>) => ReactNode
}

export function NewOffer<Body, Offer extends Promotion | Voucher>(
  props: NewOfferProps<Body, Offer>,
) {
  const { list, name, add } = kinds[props.kind]
  const texts = useMessages(promotionMessages)
  const navigate = useNavigate()
  async function save(body: Body) {
    const saved = await props.create(body)
    // The form is clean only after this, and a clean form does not ask.
    setTimeout(() => void navigate(`${list}/${saved._id}`, { replace: true }))
    return saved
  }
  return (
    <Page title={texts[add]} back={{ to: list, label: texts[name] }}>
      {props.children(save)}
    </Page>
  )
}

interface EndButtonProps {
  name: string
  end: () => Promise<unknown>
}

function EndButton({ name, end }: EndButtonProps) {
  const texts = useMessages(promotionMessages)

  async function run() {
    await end()
    showToast(texts.archived)
  }

  return (
    <ConfirmButton action={texts.archive} title={texts.archiveTitle(name)} run={run}>
      {texts.archiveText}
    </ConfirmButton>
  )
}
