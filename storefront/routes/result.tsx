import { data, useLocation } from 'react-router'
import { personalHead, personalPage } from '../head/personal-page.ts'
import { OrderResult } from '../order/order-result.tsx'
import { ResultCard } from '../order/result-card.tsx'
import { ResultWays } from '../order/result-ways.tsx'
import { resultOutcomes } from '../paths.ts'
import { inLanguage } from '../rendering/in-language.ts'
import { apiContext, localeContext } from '../rendering/page-context.ts'
import type { Route } from './+types/result.ts'

/** spec §2: valid only if its type is a key of the response messages; otherwise 404. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { response_messages: messages } = await context.get(apiContext)('GET /configuration/latest')
  const pathname = new URL(request.url).pathname.replace(/\.data$/, '')
  const outcome = resultOutcomes.find((each) => pathname.endsWith(`/${each}`))
  const type = params.type ?? ''
  const texts = Object.hasOwn(messages, type) && outcome ? messages[type]?.[outcome] : undefined
  if (!texts || !outcome) throw data(null, { status: 404 })
  return { type, outcome, ...inLanguage(texts, context.get(localeContext)) }
}

export function meta(args: Route.MetaArgs) {
  const { title, text } = args.loaderData ?? { title: '', text: '' }
  return personalHead(args, title, text)
}

export default function Result({ loaderData }: Route.ComponentProps) {
  const { type, outcome, title, text } = loaderData
  const { state } = useLocation()
  const { message } = Object.assign({ message: null }, state)
  return (
    <main {...personalPage}>
      {type === 'order' ? (
        <OrderResult
          outcome={outcome}
          texts={{ title, text }}
          message={typeof message === 'string' ? message : null}
        />
      ) : (
        <ResultCard outcome={outcome} texts={{ title, text }}>
          <ResultWays type={type} outcome={outcome} />
        </ResultCard>
      )}
    </main>
  )
}
