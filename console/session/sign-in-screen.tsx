import { useEffect } from 'react'
import { LanguageSwitch } from '../language/language-switch.tsx'
import { useMessages } from '../language/messages.ts'
import { sessionMessages } from './messages.ts'
import { SignInForm } from './sign-in-form.tsx'

export function SignInScreen() {
  const texts = useMessages(sessionMessages)
  useEffect(() => {
    document.title = texts.title
  }, [texts])
  return (
    <main className="sign-in">
      <div className="sign-in-box">
        <h1 className="text-22">{texts.title}</h1>
        <p className="text-ink-2 mt-1 mb-6">{texts.lead}</p>
        <SignInForm />
        <div className="mt-6">
          <LanguageSwitch />
        </div>
      </div>
    </main>
  )
}
