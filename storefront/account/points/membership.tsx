import { formatDay, hongKongDay } from '#domain/dates.ts'
import { localize } from '#domain/locale.ts'
import { ButtonLink } from '#ui/button.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { Link } from '#ui/link.tsx'
import { useLocale, useLocalePath } from '../../locale.ts'
import { orderPath, redeemVouchersPath } from '../../paths.ts'
import { useAccountMessages } from '../account-messages.ts'
import { Loaded } from '../loaded.tsx'
import { pointsKey, useMembership, type MembershipStatus } from '../own-data.ts'
import { Panel } from '../panel.tsx'
import { RowsSkeleton } from '../skeletons.tsx'
import { useOwn } from '../use-own.ts'
import { countText } from './count-text.ts'
import { PointsHistory } from './points-history.tsx'
import { TierProgress } from './tier-progress.tsx'

export function Membership() {
  const { membership: messages } = useAccountMessages()
  const path = useLocalePath()
  const own = useMembership()
  return (
    <div className="in-turn grid gap-10">
      <div className="in-turn grid gap-x-12 gap-y-10 w767:grid-cols-2">
        <div className="in-turn grid content-start justify-items-start gap-4 *:w-full">
          <TierProgress />
          <div>
            <ButtonLink small href={path(redeemVouchersPath)}>
              {messages.redeem}
            </ButtonLink>
          </div>
        </div>
        <div className="in-turn grid content-start gap-10">
          <Coming />
          <Endings />
        </div>
      </div>
      <Panel id="levels" title={messages.levels}>
        <Loaded own={own} skeleton={<RowsSkeleton rows={3} />}>
          {(status) => <Levels status={status} />}
        </Loaded>
      </Panel>
      <Panel id="movements" title={messages.transactions}>
        <PointsHistory />
      </Panel>
    </div>
  )
}

function Levels({ status }: { status: MembershipStatus }) {
  const { membership: messages } = useAccountMessages()
  const locale = useLocale()
  return (
    <div className="grid gap-4">
      <p>{messages.factor(String(status.factor))}</p>
      <DataTable
        caption={messages.levels}
        captionHidden
        rows={status.tiers}
        keyOf={({ slug }) => slug}
        columns={[
          {
            title: messages.tier,
            cell: ({ title, slug }) => (
              <span>
                {localize(title, locale)}
                {slug === status.tier.slug ? (
                  <span className="font-normal text-ink-2"> · {messages.yours}</span>
                ) : null}
              </span>
            ),
          },
          { title: messages.from, end: true, cell: ({ from_points: from }) => countText(from) },
          { title: messages.benefit, end: true, cell: ({ factor }) => String(factor) },
        ]}
      />
      <p className="text-ink-2">
        {messages.since(formatDay(hongKongDay(new Date(status.member_since))))}
      </p>
    </div>
  )
}

/** Points of orders that can still be returned, soonest first; renders nothing without any. */
function Coming() {
  const { membership: messages } = useAccountMessages()
  const path = useLocalePath()
  const own = useMembership()
  return (
    <Loaded own={own} skeleton={<RowsSkeleton rows={2} />}>
      {({ coming }) =>
        coming.length === 0 ? null : (
          <div className="grid gap-2">
            <DataTable
              caption={messages.coming}
              rows={coming}
              keyOf={({ order, spendable_on: day }) => `${order?._id} ${day}`}
              columns={[
                {
                  title: messages.comingOn,
                  cell: ({ order, spendable_on: day }) => (
                    <span className="grid">
                      {day === null ? messages.comingLater : formatDay(day)}
                      {order ? (
                        <Link className="link" href={path(orderPath(order._id))}>
                          {messages.order(order.reference)}
                        </Link>
                      ) : null}
                    </span>
                  ),
                },
                { title: messages.points, end: true, cell: ({ points }) => countText(points) },
              ]}
            />
            <p className="text-ink-2">{messages.comingHint}</p>
          </div>
        )
      }
    </Loaded>
  )
}

/** Points by expiry date, soonest first; renders nothing without points. */
function Endings() {
  const { membership: messages } = useAccountMessages()
  const own = useOwn([...pointsKey, 'balance'], (api) => api('GET /profiles/membership/balance'))
  return (
    <Loaded own={own} skeleton={<RowsSkeleton rows={2} />}>
      {({ expiring }) =>
        expiring.length === 0 ? null : (
          <DataTable
            caption={messages.endings}
            rows={expiring}
            keyOf={({ expires_at: at }) => at}
            columns={[
              {
                title: messages.endsOn,
                cell: ({ expires_at: at }) => formatDay(hongKongDay(new Date(at))),
              },
              { title: messages.points, end: true, cell: ({ points }) => countText(points) },
            ]}
          />
        )
      }
    </Loaded>
  )
}
