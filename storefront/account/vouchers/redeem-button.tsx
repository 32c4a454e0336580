import { useRef, useState } from 'react'
import { randomText } from '#domain/ids.ts'
import { localize } from '#domain/locale.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '../../forms/confirm-dialog.tsx'
import { useLocale } from '../../locale.ts'
import { queryClient } from '../../query-client.ts'
import { useAccountMessages } from '../account-messages.ts'
import { codesKey, pointsKey, type MembershipStatus, type Voucher } from '../own-data.ts'
import { countText } from '../points/count-text.ts'
import { useChange } from '../use-change.ts'

interface RedeemButtonProps {
  voucher: Voucher
  /** Undefined while it loads. */
  balance: number | undefined
  onRedeemed: (code: string) => void
}

/** Redeems points for a code after a confirmation; shows how many points are missing. */
export function RedeemButton({ voucher, balance, onRedeemed }: RedeemButtonProps) {
  const { vouchers: messages, points } = useAccountMessages()
  const locale = useLocale()
  const [isAsking, setAsking] = useState(false)
  // Kept until the request succeeds, so that a retry after a lost connection charges once.
  const key = useRef(randomText(24))
  const { isBusy, outcome, change } = useChange<MembershipStatus, string>({
    queryKey: [...pointsKey, 'status'],
    async send(api, id) {
      const body = { voucher_id: id, qty: 1 }
      const answer = await api('POST /vouchers/redeem', { body, idempotencyKey: key.current })
      key.current = randomText(24)
      for (const queryKey of [pointsKey, codesKey, ['points']]) {
        void queryClient().invalidateQueries({ queryKey })
      }
      onRedeemed(answer.data[0]?.code ?? '')
      return undefined
    },
  })
  const { points_required: cost } = voucher
  if (cost === null) return null
  const missing = balance === undefined ? 0 : cost - balance
  const why = voucher.is_available
    ? missing > 0
      ? messages.tooFew(points(countText(missing)))
      : null
    : messages.gone
  const whyId = `${voucher._id}-why`

  return (
    <div className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button
        small
        kind="ghost"
        busy={isBusy}
        aria-disabled={why === null ? undefined : 'true'}
        aria-describedby={why === null ? undefined : whyId}
        onClick={why === null ? () => setAsking(true) : undefined}
      >
        {messages.redeemFor(points(countText(cost)))}
      </Button>
      {why === null ? null : (
        <span id={whyId} className="text-ink-2">
          {why}
        </span>
      )}
      <output className="text-error">{outcome?.isSaved === false ? outcome.text : null}</output>
      <ConfirmDialog
        id={`redeem-${voucher._id}`}
        open={isAsking}
        title={messages.askTitle}
        yes={messages.askYes}
        no={messages.askNo}
        onYes={() => void change(voucher._id)}
        onClose={() => setAsking(false)}
      >
        {messages.askText(
          localize(voucher.title, locale),
          points(countText(cost)),
          points(countText((balance ?? cost) - cost)),
        )}
      </ConfirmDialog>
    </div>
  )
}
