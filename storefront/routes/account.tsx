import { Suspense } from 'react'
import { data } from 'react-router'
import { AccountFrame } from '../account/account-frame.tsx'
import { accountMessagesIfLoaded, useAccountMessages } from '../account/account-messages.ts'
import { Waiting } from '../account/loaded.tsx'
import type { AccountPageData } from '../account/profile/countries.ts'
import { sectionOf, sections, type SectionSlug } from '../account/sections.ts'
import { CardSkeleton } from '../account/skeletons.tsx'
import { personalHead, personalPage } from '../head/personal-page.ts'
import { localeOfPath, unprefixedPath } from '../locale.ts'
import { accountPath, sectionPath } from '../paths.ts'
import { inLanguage } from '../rendering/in-language.ts'
import { apiContext, localeContext } from '../rendering/page-context.ts'
import { RegisteredOnly } from '../session/registered-only.tsx'
import type { Route } from './+types/account.ts'

export const handle = { guard: 'registeredOnly' }

/** Loads the shop's data only; the browser fetches the customer's own. */
export async function loader({ context, params }: Route.LoaderArgs): Promise<AccountPageData> {
  if (!sectionOf(params.slug)) throw data(null, { status: 404 })
  const { countries } = await context.get(apiContext)('GET /configuration/latest')
  return {
    countries: inLanguage(countries, context.get(localeContext)).map(({ code, title }) => ({
      value: code,
      label: title,
    })),
  }
}

export function meta(args: Route.MetaArgs) {
  const messages = accountMessagesIfLoaded(localeOfPath(args.location.pathname))
  const section = sectionOf(args.params.slug)
  const title = messages && section ? messages.sections[section] : ''
  return personalHead(args, title, messages?.description ?? '')
}

// Prefetches the section while the rest of the page starts.
if (typeof document !== 'undefined') {
  const [, area, slug] = unprefixedPath(location.pathname).split('/')
  const section = area === 'account' ? sectionOf(slug) : undefined
  if (section) sections[section].fetchAhead()
}

/** spec §2: the account area with an optional section. */
export default function AccountRoute({ params }: Route.ComponentProps) {
  const messages = useAccountMessages()
  const section = sectionOf(params.slug) ?? 'overview'
  return (
    <main {...personalPage}>
      <noscript>{messages.needsScript}</noscript>
      <AccountFrame title={messages.sections[section]} current={pathOf(section)}>
        <RegisteredOnly waiting={<SectionWaiting />}>
          <Suspense key={section} fallback={<SectionWaiting />}>
            <Section slug={section} />
          </Suspense>
        </RegisteredOnly>
      </AccountFrame>
    </main>
  )
}

function Section({ slug }: { slug: SectionSlug }) {
  const { Part } = sections[slug]
  return <Part />
}

function SectionWaiting() {
  return (
    <Waiting>
      <CardSkeleton lines={6} />
    </Waiting>
  )
}

function pathOf(section: SectionSlug): string {
  return section === 'overview' ? accountPath : sectionPath(section)
}
