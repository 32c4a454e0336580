import type { LoaderFunctionArgs } from 'react-router'

/** The test counts the submissions. */
export async function action({ request }: LoaderFunctionArgs) {
  return new Response(await addedIn(request))
}

export async function addedIn(request: Request): Promise<string> {
  const qty = (await request.formData()).get('qty')
  return typeof qty === 'string' ? qty : ''
}
