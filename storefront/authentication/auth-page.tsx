import type { ReactNode } from 'react'
import { takeFocus } from '../forms/take-focus.ts'
import { personalPage } from '../head/personal-page.ts'
import { useInBrowser } from '../rendering/use-in-browser.ts'
import { FormStatus } from './form-status.tsx'
import type { AuthForm } from './use-auth-form.ts'

interface AuthPageProps {
  title: string
  intro?: ReactNode
  /** A later step on the same page: focus moves here, since the pressed button is gone. */
  isStep?: boolean
  /** Next to the form, or below it on a phone. */
  aside?: ReactNode
  children: ReactNode
}

export function AuthPage({ title, intro, isStep = false, aside, children }: AuthPageProps) {
  const isInBrowser = useInBrowser()
  return (
    <main {...personalPage}>
      <div className={aside ? 'auth auth-wide' : 'auth'}>
        <div className="auth-main">
          <h1 key={title} tabIndex={-1} {...(isStep && isInBrowser && { ref: takeFocus })}>
            {title}
          </h1>
          {intro ? <p className="text-ink-2">{intro}</p> : null}
          {children}
        </div>
        {aside ? <aside className="auth-aside">{aside}</aside> : null}
      </div>
    </main>
  )
}

/** Works as a plain form; with JavaScript it submits without leaving the page. */
export function AuthFormFrame({ form, children }: { form: AuthForm; children: ReactNode }) {
  const isInBrowser = useInBrowser()
  return (
    <form
      method="post"
      noValidate={isInBrowser}
      className="grid gap-5"
      onSubmit={form.submit}
      onInput={form.recheck}
    >
      <FormStatus form={form} />
      {children}
    </form>
  )
}
