import { useId, useState, type ChangeEvent, type FormEvent } from 'react'
import { formatMoney } from '#domain/format-money.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Notice } from '#ui/notice.tsx'
import { RetryNotice } from '#ui/retry-notice.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { showToast } from '#ui/toasts.ts'
import { openCart } from '../cart/cart-panel.ts'
import { useLocale } from '../locale.ts'
import { useMessages } from '../messages/messages.ts'
import { useShoppingMessages } from '../messages/shopping-messages.ts'
import { presentProduct } from '../product/present-product.ts'
import { useProducts } from '../product/use-products.ts'
import { addLook } from './add-look.ts'
import { isSizeMissing, lookItems, lookTotal, type LookChanges } from './chosen-look.ts'
import { LookItemRow } from './look-item-row.tsx'
import './look.css'

interface LookDialogProps {
  ids: readonly string[]
  onClose: () => void
}

/** Every item of a look with its sizes; one press adds those that are ticked. */
export function LookDialog({ ids, onClose }: LookDialogProps) {
  const messages = useMessages()
  const { look: text } = useShoppingMessages()
  const locale = useLocale()
  const formId = useId()
  const { products, isLoading, isFailed, reload } = useProducts(ids)
  const [changes, setChanges] = useState<LookChanges>({})
  const [isChecked, setChecked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  // All at once, so that the button does not come to mean more while it is pressed.
  const shown = isLoading ? [] : products
  const items = lookItems(
    shown.map((details) => presentProduct(details, null, locale)),
    changes,
  )
  const count = items.filter(({ isTaken }) => isTaken).length

  function change(id: string, changed: LookChanges[string]) {
    setChanges((before) => ({ ...before, [id]: { ...before[id], ...changed } }))
    setProblem(null)
  }

  /** The name of a radio button is the product's id. */
  function chooseSize({ target }: ChangeEvent<HTMLFormElement>) {
    if (target instanceof HTMLInputElement && target.type === 'radio') {
      change(target.name, { size: target.value, isTaken: true })
    }
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    setChecked(true)
    if (count === 0) return setProblem(text.nothing)
    const missing = items.find(isSizeMissing)
    if (missing) {
      const field = event.currentTarget.elements.namedItem(missing.product.id)
      const [first] = field instanceof RadioNodeList ? field : [field]
      if (first instanceof HTMLElement) first.focus()
      return
    }
    setBusy(true)
    const { added, refused } = await addLook(items, messages)
    setBusy(false)
    if (refused.length === 0) {
      onClose()
      openCart()
      return showToast(text.added(added.length))
    }
    for (const id of added) change(id, { isTaken: false })
    setProblem(refused.map(({ title, reason }) => text.notAdded(title, reason)).join('\n'))
  }

  return (
    <Dialog
      id="look"
      open
      title={messages.product.look}
      closeLabel={messages.product.close}
      onClose={onClose}
      footer={
        isLoading ? null : (
          <div className="look-foot">
            <div role="alert">{problem ? <Notice tone="error">{problem}</Notice> : null}</div>
            <p className="flex justify-between font-medium" aria-live="polite">
              <span>{text.total}</span>
              <span className="tabular-nums">{formatMoney(lookTotal(items), locale)}</span>
            </p>
            <Button type="submit" form={formId} wide busy={isBusy}>
              {text.add(count)}
            </Button>
          </div>
        )
      }
    >
      <form
        id={formId}
        method="post"
        noValidate
        onChange={chooseSize}
        onSubmit={(event) => void submit(event)}
      >
        {isLoading ? (
          <Loading label={messages.shell.loadingPage}>
            <Skeleton lines={6} />
          </Loading>
        ) : null}
        {isFailed ? (
          <RetryNotice retryLabel={messages.errors.tryAgain} onRetry={reload}>
            {text.failed}
          </RetryNotice>
        ) : null}
        <ul>
          {items.map((item) => (
            <LookItemRow
              key={item.product.id}
              item={item}
              isSizeMissing={isChecked && isSizeMissing(item)}
              onTake={(isTaken) => change(item.product.id, { isTaken })}
            />
          ))}
        </ul>
      </form>
    </Dialog>
  )
}
