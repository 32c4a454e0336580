import { useEffect, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { useCall } from '../api/use-call.ts'
import { customerName, phoneOf } from '../customers/customer-name.ts'
import { customerMessages } from '../customers/messages.ts'
import { useMessages } from '../language/messages.ts'
import { partMessages } from '../parts/messages.ts'
import { PageDialog } from '../parts/page-dialog.tsx'
import { counterMessages } from './messages.ts'
import { changeBasket } from './use-basket.ts'

const limit = 8

/** Finds a customer by name, email or phone. */
export function CustomerPicker({ onClose }: { onClose: () => void }) {
  const texts = useMessages(counterMessages)
  const parts = useMessages(partMessages)
  const names = useMessages(customerMessages)
  const [keyword, setKeyword] = useState('')
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.querySelector('input')?.focus(), [])
  const isAsked = keyword.trim().length >= 2
  const found = useCall(
    'GET /customers',
    { query: { keyword: keyword.trim(), per_page: limit } },
    { enabled: isAsked, keepPrevious: true },
  )
  const customers = isAsked ? found.data?.data.filter((customer) => !customer.is_closed) : undefined
  return (
    <PageDialog id="customer" onClose={onClose} title={texts.chooseCustomer}>
      <div ref={box}>
        <TextInput
          type="search"
          label={texts.findCustomer}
          value={keyword}
          autoComplete="off"
          onChange={({ currentTarget }) => setKeyword(currentTarget.value)}
        />
      </div>
      {customers?.length === 0 ? <p className="text-ink-2 mt-3">{parts.noneFound}</p> : null}
      <ul className="found mt-3">
        {customers?.map((customer) => {
          const name = customerName(customer, names)
          const details = [customer.email, phoneOf(customer)].filter(Boolean).join(' · ')
          return (
            <li key={customer._id}>
              <Button
                kind="link"
                onClick={() => {
                  const chosen = { id: customer._id, name }
                  changeBasket((before) => ({ ...before, customer: chosen }))
                  onClose()
                }}
              >
                <span className="font-medium">{name}</span>
                <span className="text-ink-2">{details}</span>
              </Button>
            </li>
          )
        })}
      </ul>
    </PageDialog>
  )
}
