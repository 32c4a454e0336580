import { Icon } from '#ui/icon.tsx'
import { Notice } from '#ui/notice.tsx'
import { Picture } from '#ui/picture.tsx'
import { useMessages } from '../messages/messages.ts'
import { useCartMessages } from './cart-messages.ts'
import type { CartPanel } from './cart-panel.ts'
import { refusalText } from './refusal-text.ts'

interface CartNoticeProps {
  panel: CartPanel
  isChanging: boolean
  /** The item is already in the list below and need not be drawn twice. */
  isListed: boolean
}

export function CartNotice({ panel, isChanging, isListed }: CartNoticeProps) {
  const messages = useMessages()
  const text = useCartMessages()
  const { added, problem } = panel
  return (
    <div aria-live="polite">
      {added && problem ? (
        <Notice tone="error" title={text.notAdded}>
          {refusalText(problem, messages)}
        </Notice>
      ) : null}
      {added && !problem ? (
        <div className="mb-2 grid gap-3 rounded-panel bg-bone p-3">
          <p className="flex items-center gap-2 font-medium">
            {isChanging ? null : <Icon name="check" />}
            {isChanging ? text.adding : text.added}
          </p>
          {isListed ? null : <AddedItem added={added} />}
        </div>
      ) : null}
    </div>
  )
}

/** Shown until the cart itself has loaded. */
function AddedItem({ added }: { added: NonNullable<CartPanel['added']> }) {
  const text = useCartMessages()
  return (
    <div className="grid grid-cols-[48px_minmax(0,1fr)] gap-3">
      {added.picture ? (
        <Picture
          src={added.picture.src}
          alt={added.picture.alt}
          width={48}
          height={60}
          colour={added.picture.background}
        />
      ) : (
        <span />
      )}
      <p>
        {added.title}
        <span className="block text-12 text-ink-2">
          {text.times(added.qty)} {added.variantTitle}
        </span>
      </p>
    </div>
  )
}
