import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { normaliseReference } from '#domain/order/reference.ts'
import { Notice } from '#ui/notice.tsx'
import type { StaffAnswer } from '../api/staff-api.ts'
import { useCall } from '../api/use-call.ts'
import { useMessages } from '../language/messages.ts'
import { Page } from '../parts/page.tsx'
import { QueryState } from '../parts/query-state.tsx'
import { counterMessages } from './messages.ts'
import { ReturnDoneCard } from './return-done.tsx'
import { ReturnForm } from './return-form.tsx'
import { counterReturnMessages } from './return-messages.ts'
import type { ReturnDone } from './return-plan.ts'
import { ShopSelect } from './shop-select.tsx'
import { ShopState } from './shop-state.tsx'
import { TillClosed } from './till-closed.tsx'
import { useShop, type Shop } from './use-shop.ts'

/** What comes back of an order; then the money, or the other size. */
export function ReturnScreen() {
  const { views } = useMessages(counterMessages)
  const texts = useMessages(counterReturnMessages)
  const { id = '' } = useParams()
  const shops = useShop()
  const { shop } = shops
  const query = { warehouse_id: shop?._id ?? '' }
  const found = useCall('GET /counter/returns/{id}', { params: { id }, query }, { enabled: !!shop })
  const reference = found.data?.order.reference ?? normaliseReference(id)
  return (
    <Page
      title={reference ? texts.titleOf(reference) : views.returns}
      back={{ to: '/counter/returns', label: views.returns }}
      actions={<ShopSelect shops={shops} />}
    >
      <ShopState shops={shops}>
        {(here) => (
          <>
            <TillClosed shop={here} />
            <FoundOrder key={id} found={found} shop={here} />
          </>
        )}
      </ShopState>
    </Page>
  )
}

interface FoundOrderProps {
  found: UseQueryResult<StaffAnswer<'GET /counter/returns/{id}'>>
  shop: NonNullable<Shop>
}

function FoundOrder({ found, shop }: FoundOrderProps) {
  const texts = useMessages(counterReturnMessages)
  // Outlives the form: nothing of the order may be left to bring back.
  const [done, setDone] = useState<ReturnDone | null>(null)
  if (done) return <ReturnDoneCard done={done} />
  return (
    <QueryState query={found}>
      {(returnable) =>
        returnable.refusal === null ? (
          <ReturnForm key={shop._id} returnable={returnable} shop={shop} onDone={setDone} />
        ) : (
          <Notice tone="info">{texts.refusals[returnable.refusal] ?? texts.refused}</Notice>
        )
      }
    </QueryState>
  )
}
