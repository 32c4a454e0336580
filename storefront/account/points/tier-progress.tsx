import { formatDay, hongKongDay } from '#domain/dates.ts'
import { localize } from '#domain/locale.ts'
import { Progress } from '#ui/progress.tsx'
import { useLocale } from '../../locale.ts'
import { useAccountMessages } from '../account-messages.ts'
import { Loaded } from '../loaded.tsx'
import { useMembership, type MembershipStatus } from '../own-data.ts'
import { CardSkeleton } from '../skeletons.tsx'
import { countText } from './count-text.ts'

export function TierProgress() {
  const own = useMembership()
  return (
    <Loaded own={own} skeleton={<CardSkeleton lines={5} />}>
      {(status) => <Tier status={status} />}
    </Loaded>
  )
}

function Tier({ status }: { status: MembershipStatus }) {
  const { membership: messages, points } = useAccountMessages()
  const locale = useLocale()
  const { tier, points: balance, expiring_soon: ending } = status
  return (
    <div className="grid gap-4 rounded-panel border border-line p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="text-16 font-medium">{localize(tier.title, locale)}</p>
        <p className="text-ink-2">{messages.level(tier.level)}</p>
      </div>
      <div>
        <p className="text-28 tabular-nums">{points(countText(balance))}</p>
        <p className="text-ink-2">{messages.balance}</p>
      </div>
      <NextTier status={status} />
      {ending ? (
        <p className="text-warn">
          {messages.ending(
            countText(ending.points),
            formatDay(hongKongDay(new Date(ending.expires_at))),
          )}
        </p>
      ) : null}
      {balance < 0 ? <p className="text-warn">{messages.owed}</p> : null}
    </div>
  )
}

function NextTier({ status }: { status: MembershipStatus }) {
  const { membership: messages } = useAccountMessages()
  const locale = useLocale()
  const { next_tier: next, points_earned: earned } = status
  if (!next) return <p className="text-ink-2">{messages.highest}</p>
  const title = localize(next.title, locale)
  return (
    <div>
      <Progress label={messages.progress(title)} value={earned} max={next.from_points} />
      <p className="text-ink-2">{messages.toNext(countText(next.missing_points), title)}</p>
    </div>
  )
}
