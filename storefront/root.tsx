import './styles.css'
import type { ReactNode } from 'react'
import { Meta, Outlet } from 'react-router'
import { htmlLang } from '#domain/locale.ts'
import type { Route } from './+types/root.ts'
import { ErrorPage, isMissing } from './error-page.tsx'
import { pageHead, withBrand } from './head/head.ts'
import { loadShop } from './load-shop.server.ts'
import { LocaleProvider, localeOfPath, useLocaleOfAddress } from './locale.ts'
import { messagesIn } from './messages/messages.ts'
import { PageLinks } from './rendering/page-links.tsx'
import { Shell } from './shell/shell.tsx'
import { Replay } from './start/replay.tsx'
import { RestoreScroll } from './start/restore-scroll.ts'

export function loader({ context }: Route.LoaderArgs) {
  return loadShop(context)
}

/** The shell changes only with the language, which loads a new document. */
export function shouldRevalidate() {
  return false
}

/** Metadata of pages that define none, and of error pages. */
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

/** Shown if even the shell's data failed to load. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
