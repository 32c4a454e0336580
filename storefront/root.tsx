import './styles.css'
import type { ReactNode } from 'react'
import { Meta, Outlet } from 'react-router'
import { hongKongDay } from '#domain/dates.ts'
import { htmlLang } from '#domain/locale.ts'
import type { Route } from './+types/root.ts'
import { ErrorPage, isMissing } from './error-page.tsx'
import { pageHead, withBrand } from './head/head.ts'
import { LocaleProvider, localeOfPath, useLocaleOfAddress } from './locale.ts'
import { messagesIn } from './messages/messages.ts'
import { inLanguage } from './rendering/in-language.ts'
import { apiContext, localeContext, publicUrlContext } from './rendering/page-context.ts'
import { PageLinks } from './rendering/page-links.tsx'
import { Shell } from './shell/shell.tsx'
import { Replay } from './start/replay.tsx'
import { RestoreScroll } from './start/restore-scroll.ts'

/** What every page shows around its content. */
export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const [configuration, layout] = await Promise.all([
    api('GET /configuration/latest'),
    api('GET /configuration/slug/{slug}', { params: { slug: 'layout' } }),
  ])
  const { brand, limits } = configuration
  const shop = {
    brand,
    // spec §1: the metadata of the site itself is English.
    siteName: brand.name.en,
    layout,
    /** For machines, who read English. */
    openingHours: layout.footer.store_information.hours.en,
    freeDeliveryOver: limits.free_shipping_over,
    year: hongKongDay(new Date()).slice(0, 4),
    publicUrl: context.get(publicUrlContext),
  }
  return inLanguage(shop, context.get(localeContext))
}

/** The shell stays as it is until the language changes; that is a new document. */
export function shouldRevalidate() {
  return false
}

/** What a page says of itself that has nothing to say, and what an error page says. */
export function meta({ error, loaderData, location, matches }: Route.MetaArgs) {
  const { errors } = messagesIn(localeOfPath(location.pathname))
  if (error !== undefined && error !== null) {
    const title = isMissing(error) ? errors.notFoundTitle : errors.serverTitle
    return [
      { title: loaderData ? withBrand(title, loaderData) : title },
      { name: 'robots', content: 'noindex' },
    ]
  }
  return pageHead({ location, matches }, { description: loaderData?.brand.tagline ?? '' })
}

export function Layout({ children }: { children: ReactNode }) {
  const locale = useLocaleOfAddress()
  return (
    <html lang={htmlLang[locale]} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <Meta />
      </head>
      <body>
        <LocaleProvider value={locale}>
          {children}
          <PageLinks />
          <RestoreScroll />
          <Replay />
        </LocaleProvider>
      </body>
    </html>
  )
}

export default function Root({ loaderData }: Route.ComponentProps) {
  return (
    <Shell {...loaderData}>
      <Outlet />
    </Shell>
  )
}

/** The shell itself cannot be shown: its data did not come. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
