import '#ui/tokens.css'
import type { ReactNode } from 'react'
import { Meta, Outlet } from 'react-router'
import { Count } from '#storefront/start/header-count.tsx'
import { PageLinks } from '#storefront/rendering/page-links.tsx'
import { Replay } from '#storefront/start/replay.tsx'

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <Meta />
      </head>
      <body>
        <p>
          In the cart: <Count of="cart" />
        </p>
        {children}
        <PageLinks />
        <Replay />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary() {
  return <h1>Not here</h1>
}
