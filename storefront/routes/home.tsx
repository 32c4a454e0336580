import { inLanguage } from '../in-language.ts'
import { apiContext, localeContext } from '../page-context.ts'
import type { Route } from './+types/home.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const home = await context.get(apiContext)('GET /contents/slug/{slug}/latest', {
    params: { slug: 'home' },
  })
  return inLanguage(
    { title: home.title, description: home.description },
    context.get(localeContext),
  )
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <main id="content">
      <h1>{loaderData.title}</h1>
      <p>{loaderData.description}</p>
    </main>
  )
}
