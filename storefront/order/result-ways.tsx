import { ButtonLink } from '#ui/button.tsx'
import { useLocalePath } from '../locale.ts'
import { useLazyMessages, type LazyMessageSet } from '../messages/lazy-message-set.ts'
import {
  accountPath,
  forgotPasswordPath,
  newsletterPath,
  productsPath,
  signInPath,
  type ResultOutcome,
} from '../paths.ts'

interface Way {
  to: string
  localize: keyof LazyMessageSet['order'] & ('toLogin' | 'toAccount' | 'newLink' | 'toShop')
}

const logIn: Way = { to: signInPath, localize: 'toLogin' }
const askAgain: Way = { to: forgotPasswordPath, localize: 'newLink' }
const subscribe: Way = { to: newsletterPath, localize: 'newLink' }
const account: Way = { to: accountPath, localize: 'toAccount' }
const shop: Way = { to: productsPath, localize: 'toShop' }

/** The most likely next step, by operation and outcome. */
const ways: Readonly<Record<string, Partial<Record<ResultOutcome, Way>>>> = {
  register: { success: shop, failure: logIn, cancelled: logIn },
  verification_code: { success: account, failure: account, cancelled: account },
  forget_password: { success: logIn, failure: askAgain, cancelled: logIn },
  reset_password: { success: logIn, failure: askAgain, cancelled: logIn },
  change_email: { success: account, failure: account, cancelled: account },
  change_phone: { success: account, failure: account, cancelled: account },
  close_account: { failure: account, cancelled: account },
  newsletter: { success: shop, failure: subscribe, cancelled: subscribe },
  bind_card: { success: account, failure: account, cancelled: account },
}

export function ResultWays({ type, outcome }: { type: string; outcome: ResultOutcome }) {
  const { order: messages } = useLazyMessages()
  const path = useLocalePath()
  const way = ways[type]?.[outcome]
  return (
    <>
      {type === 'register' && outcome === 'success' ? (
        <p className="text-ink-2">{messages.confirmationEmail}</p>
      ) : null}
      <p className="flex flex-wrap justify-center gap-4 pt-4">
        {way ? <ButtonLink href={path(way.to)}>{messages[way.localize]}</ButtonLink> : null}
        <ButtonLink kind={way ? 'ghost' : 'primary'} href={path('/')}>
          {messages.toHome}
        </ButtonLink>
      </p>
    </>
  )
}
