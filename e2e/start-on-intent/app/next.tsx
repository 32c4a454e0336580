import type { LoaderFunctionArgs } from 'react-router'
import { apiContext } from '#storefront/rendering/page-context.ts'
import { Link } from '#ui/link.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  await context.get(apiContext)('GET /configuration/latest')
  return { text: 'You are here' }
}

export default function Next({ loaderData }: { loaderData: { text: string } }) {
  return (
    <main>
      <h1>Next</h1>
      <p>{loaderData.text}</p>
      <Link href="/">Back</Link>
    </main>
  )
}
