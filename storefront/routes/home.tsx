import { Fragment } from 'react'
import { pageHead } from '../head/head.ts'
import { shopSchema } from '../head/shop-schema.ts'
import { Hero } from '../home/hero.tsx'
import { loadHome } from '../home/load-home.server.ts'
import { HomeRow } from '../home/rows.tsx'
import { RecentlyViewed } from '../product/recently-viewed.tsx'
import { apiContext, localeContext } from '../rendering/page-context.ts'
import type { Route } from './+types/home.ts'

export function loader({ context }: Route.LoaderArgs) {
  return loadHome(context.get(apiContext), context.get(localeContext))
}

export function meta({ loaderData, ...page }: Route.MetaArgs) {
  return pageHead(page, {
    ...(loaderData?.head ?? { description: '' }),
    // For crawlers only: React keeps the server's version of both.
    data: import.meta.env.SSR ? shopSchema(page) : [{}, {}],
  })
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { title, hero, rows } = loaderData
  const lastRow = rows.length - 1
  return (
    <main id="content" className="home">
      {hero ? <Hero {...hero} /> : <h1 className="page">{title}</h1>}
      {rows.map((row, index) => (
        <Fragment key={index}>
          {index === lastRow ? (
            <div className="page">
              <RecentlyViewed />
            </div>
          ) : null}
          <HomeRow row={row} />
        </Fragment>
      ))}
    </main>
  )
}
