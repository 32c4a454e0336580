import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { ApiError } from '#contract/client.ts'
import { Link } from '#ui/link.tsx'
import { useLocale, useLocalePath } from '../locale.ts'
import { queryClient } from '../session/query-client.ts'
import { personalApi } from '../session/session.ts'
import { useAccountWords } from './account-words.ts'
import type { ContactKind } from './new-contact.ts'
import { ContactSent } from './contact-sent.tsx'
import { Loaded } from './loaded.tsx'
import { NewContactForm } from './new-contact-form.tsx'
import type { NewContact } from './new-contact.ts'
import { FormSkeleton } from './skeletons.tsx'

/** spec §4: the code of the address is checked; a wrong or missing one has its own page. */
export function UpdateContact({ kind }: { kind: ContactKind }) {
  const { contactChange: words } = useAccountWords()
  const path = useLocalePath()
  const [search] = useSearchParams()
  const code = search.get('verification_code') ?? ''
  const check = useCodeCheck(code, kind)
  const [sent, setSent] = useState<NewContact | null>(null)
  return (
    <div className="grid max-w-2xl gap-6">
      <Loaded own={check} skeleton={<FormSkeleton fields={1} />}>
        {(isGood) =>
          !isGood ? null : sent ? (
            <ContactSent contact={sent} />
          ) : (
            <NewContactForm kind={kind} code={code} onSent={setSent} />
          )
        }
      </Loaded>
      <p>
        <Link className="link" href={path('/account/profile')}>
          {words.back}
        </Link>
      </p>
    </div>
  )
}

/** Leads away from here when the code is no good. */
function useCodeCheck(code: string, kind: ContactKind) {
  const locale = useLocale()
  const path = useLocalePath()
  const navigate = useNavigate()
  const { data, isError, refetch } = useQuery(
    {
      queryKey: ['account', 'code', code],
      queryFn: () => isGoodFor(personalApi(locale), code, kind),
      // Once it is used up it is no good any more, and has done its work.
      staleTime: Number.POSITIVE_INFINITY,
    },
    queryClient(),
  )
  const failure = path('/result/verification_code/failure')
  // The router moves on only outside rendering.
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
  if (verification_code === '') return false
  try {
    const query = { verification_code }
    const { purpose } = await api('GET /auth/check-verification-code', { query })
    return purpose === `change_${kind}`
  } catch (error) {
    if (error instanceof ApiError && error.code === 'verification_code_invalid') return false
    throw error
  }
}
