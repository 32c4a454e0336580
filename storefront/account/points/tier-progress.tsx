import { formatDay, hongKongDay } from '#domain/dates.ts'
import { say } from '#domain/locale.ts'
import { Progress } from '#ui/progress.tsx'
import { useLocale } from '../../locale.ts'
import { useAccountWords } from '../account-words.ts'
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
  const { membership: words, points } = useAccountWords()
  const locale = useLocale()
  const { tier, points: balance, expiring_soon: ending } = status
  return (
    <div className="grid gap-4 border border-line p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="text-16 font-medium">{say(tier.title, locale)}</p>
        <p className="text-ink-2">{words.level(tier.level)}</p>
      </div>
      <div>
        <p className="text-28 tabular-nums">{points(countText(balance))}</p>
        <p className="text-ink-2">{words.balance}</p>
      </div>
      <NextTier status={status} />
      {ending ? (
        <p className="text-warn">
          {words.ending(
            countText(ending.points),
            formatDay(hongKongDay(new Date(ending.expires_at))),
          )}
        </p>
      ) : null}
      {balance < 0 ? <p className="text-warn">{words.owed}</p> : null}
    </div>
  )
}

function NextTier({ status }: { status: MembershipStatus }) {
  const { membership: words } = useAccountWords()
  const locale = useLocale()
  const { next_tier: next, points_earned: earned } = status
  if (!next) return <p className="text-ink-2">{words.highest}</p>
  const title = say(next.title, locale)
  return (
    <div>
      <Progress label={words.progress(title)} value={earned} max={next.from_points} />
      <p className="text-ink-2">{words.toNext(countText(next.missing_points), title)}</p>
    </div>
  )
}
