import { useRef, useState, type FormEvent } from 'react'
import { useMessages } from '../messages/messages.ts'
import {
  problemsOf,
  typedDraft,
  type Asked,
  type AuthDraft,
  type AuthProblems,
} from './auth-draft.ts'
import { failureOf, type AuthFailure, type AuthOutcome, type Refusal } from './auth-failure.ts'

export interface AuthForm {
  problems: AuthProblems
  refusal: Refusal | null
  isBusy: boolean
  /** How often validation or the server refused the form. */
  failures: number
  submit: (event: FormEvent<HTMLFormElement>) => void
  /** Revalidates the fields marked as wrong. */
  recheck: (event: FormEvent<HTMLFormElement>) => void
}

interface AuthFormOptions {
  asked: Asked
  outcome?: AuthOutcome | null
  send: (draft: AuthDraft) => Promise<void>
}

const fine: AuthFailure = { problems: {}, refusal: null }

/** An authentication form: validated on submit, input kept if it is refused. */
export function useAuthForm({ asked, outcome, send }: AuthFormOptions): AuthForm {
  const messages = useMessages()
  const [failure, setFailure] = useState<AuthFailure>(outcome ?? fine)
  const [failures, setFailures] = useState(0)
  const [isBusy, setBusy] = useState(false)
  const isSending = useRef(false)

  function fail(found: AuthFailure): void {
    setFailure(found)
    setFailures((count) => count + 1)
  }

  async function checkAndSend(form: HTMLFormElement): Promise<void> {
    const draft = typedDraft(new FormData(form))
    const problems = problemsOf(draft, asked)
    if (Object.keys(problems).length > 0) return fail({ problems, refusal: null })
    setFailure(fine)
    setBusy(true)
    try {
      await send(draft)
    } catch (error) {
      forgetPassword(form, draft.password)
      fail(failureOf(error, messages))
    } finally {
      setBusy(false)
    }
  }

  return {
    ...failure,
    isBusy,
    failures,
    submit(event) {
      event.preventDefault()
      // State updates too late to catch a double click.
      if (isSending.current) return
      isSending.current = true
      void checkAndSend(event.currentTarget).finally(() => {
        isSending.current = false
      })
    },
    recheck(event) {
      const marked = Object.keys(failure.problems)
      if (marked.length === 0) return
      const now = problemsOf(typedDraft(new FormData(event.currentTarget)), asked)
      const left = Object.entries(now).filter(([field]) => marked.includes(field))
      setFailure({ ...failure, problems: Object.fromEntries(left) })
    },
  }
}

/** Unless another one was typed meanwhile. */
function forgetPassword(form: HTMLFormElement, refused: string): void {
  const field = form.elements.namedItem('password')
  if (field instanceof HTMLInputElement && field.value === refused) field.value = ''
}
