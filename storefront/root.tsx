import '#ui/tokens.css'
import type { ReactNode } from 'react'
import { Meta, Outlet } from 'react-router'
import { htmlLang } from '#domain/locale.ts'
import { LinkProvider } from '#ui/link.tsx'
import { ErrorPage } from './error-page.tsx'
import { inLanguage } from './in-language.ts'
import { useLocale } from './locale.ts'
import { apiContext, localeContext } from './page-context.ts'
import { PageLink } from './page-link.tsx'
import { Replay } from './replay.tsx'
import { RestoreScroll } from './restore-scroll.ts'
import { SessionProvider } from './session/session-provider.tsx'
import { Shell } from './shell/shell.tsx'
import type { Route } from './+types/root.ts'

/** What every page shows around its content. */
export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const [configuration, layout] = await Promise.all([
    api('GET /configuration/latest'),
    api('GET /configuration/slug/{slug}', { params: { slug: 'layout' } }),
  ])
  return inLanguage({ brand: configuration.brand, layout }, context.get(localeContext))
}

/** The shell stays as it is until the language changes; that is a new document. */
export function shouldRevalidate() {
  return false
}

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang={htmlLang[useLocale()]} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
      </head>
      <body>
        <LinkProvider component={PageLink}>{children}</LinkProvider>
        <RestoreScroll />
        <Replay />
      </body>
    </html>
  )
}

export default function Root({ loaderData }: Route.ComponentProps) {
  return (
    <SessionProvider>
      <Shell {...loaderData}>
        <Outlet />
      </Shell>
    </SessionProvider>
  )
}

/** The shell itself cannot be shown: its data did not come. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
