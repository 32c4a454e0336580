import { joinList } from '#domain/punctuation.ts'
import { Notice } from '#ui/notice.tsx'
import { Progress } from '#ui/progress.tsx'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { fileErrorText } from './file-error-text.ts'
import { importMessages } from './import-messages.ts'
import type { Matching } from './match-pictures.ts'

/** How far the pictures are, and which of them have found a product. */
export function MatchReport({ matching }: { matching: Matching }) {
  const texts = useMessages(importMessages)
  const language = useLanguage()
  const { done, all, matched, unmatched, unsent } = matching
  if (done < all) {
    return (
      <Notice tone="info" live="status" title={texts.sending(done, all)}>
        <Progress label={texts.sending(done, all)} value={done} max={all} />
      </Notice>
    )
  }
  const isGood = unmatched.length === 0 && unsent.length === 0
  return (
    <Notice tone={isGood ? 'success' : 'warn'} live="status" title={texts.matched(matched)}>
      {unmatched.length > 0 ? (
        <p className="break-words">{texts.unmatched(joinList(unmatched, language))}</p>
      ) : null}
      {unsent.map(({ name, error }) => (
        <p key={name} className="break-words">
          {texts.unsent(`${name} – ${fileErrorText(error)}`)}
        </p>
      ))}
    </Notice>
  )
}
