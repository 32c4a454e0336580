import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { ApiError } from '#contract/client.ts'
import { Link } from '#ui/link.tsx'
import { useLocale, useLocalePath } from '../../locale.ts'
import { resultPath, sectionPath } from '../../paths.ts'
import { queryClient } from '../../query-client.ts'
import { personalApi } from '../../session/session.ts'
import { useAccountMessages } from '../account-messages.ts'
import { Loaded } from '../loaded.tsx'
import { useDetails } from '../own-data.ts'
import { FormSkeleton } from '../skeletons.tsx'
import { Contact } from './contact-list.tsx'
import { ContactSent } from './contact-sent.tsx'
import { NewContactForm } from './new-contact-form.tsx'
import type { ContactKind, NewContact } from './new-contact.ts'

/** Target of the link in an email. Without a code in the URL it offers to send the email. */
export function UpdateContact({ kind }: { kind: ContactKind }) {
  const { contactChange: messages } = useAccountMessages()
  const path = useLocalePath()
  const [search] = useSearchParams()
  const code = search.get('verification_code') ?? ''
  return (
    <div className="in-turn grid max-w-2xl gap-6">
      {code === '' ? <AskFirst kind={kind} /> : <WithCode kind={kind} code={code} />}
      <p>
        <Link className="link" href={path(sectionPath('profile'))}>
          {messages.back}
        </Link>
      </p>
    </div>
  )
}

function AskFirst({ kind }: { kind: ContactKind }) {
  const { contactChange: messages } = useAccountMessages()
  const own = useDetails()
  return (
    <Loaded own={own} skeleton={<FormSkeleton fields={1} />}>
      {(details) => (
        <>
          <p className="max-w-measure text-ink-2">{messages.intro}</p>
          <Contact kind={kind} details={details} />
        </>
      )}
    </Loaded>
  )
}

/** spec §4: the code is checked first; an invalid one has its own page. */
function WithCode({ kind, code }: { kind: ContactKind; code: string }) {
  const check = useCodeCheck(code, kind)
  const [sent, setSent] = useState<NewContact | null>(null)
  return (
    <Loaded own={check} skeleton={<FormSkeleton fields={1} />}>
      {(isGood) =>
        !isGood ? null : sent ? (
          <ContactSent contact={sent} />
        ) : (
          <NewContactForm kind={kind} code={code} onSent={setSent} />
        )
      }
    </Loaded>
  )
}

/** Redirects to the failure page if the code is invalid. */
function useCodeCheck(code: string, kind: ContactKind) {
  const locale = useLocale()
  const path = useLocalePath()
  const navigate = useNavigate()
  const { data, isError, refetch } = useQuery(
    {
      queryKey: ['account', 'code', code],
      queryFn: () => isGoodFor(personalApi(locale), code, kind),
      // A code is invalid once it is used: never check it twice.
      staleTime: Number.POSITIVE_INFINITY,
    },
    queryClient(),
  )
  const failure = path(resultPath('verification_code', 'failure'))
  // The router cannot navigate during rendering.
  useEffect(() => {
    if (data === false) void navigate(failure, { replace: true })
  }, [data, failure, navigate])
  return { data, isFailed: isError, isOld: false, reload: () => void refetch() }
}

async function isGoodFor(
  api: ReturnType<typeof personalApi>,
  verification_code: string,
  kind: ContactKind,
): Promise<boolean> {
  try {
    const query = { verification_code }
    const { purpose } = await api('GET /auth/check-verification-code', { query })
    return purpose === `change_${kind}`
  } catch (error) {
    if (error instanceof ApiError && error.code === 'verification_code_invalid') return false
    throw error
  }
}
