import { localize } from '#domain/locale.ts'
import { useCall } from '../api/use-call.ts'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { describeLogged } from '../promotions/describe.ts'
import { loggedOffer } from '../promotions/logged-offer.ts'
import { promotionMessages } from '../promotions/messages.ts'
import { changedFields } from './changed-fields.ts'
import { fieldMessages } from '../language/field-messages.ts'
import { logMessages } from './log-messages.ts'

/** The changed fields, old and new. */
export function LogDifference({ before, after }: { before: unknown; after: unknown }) {
  const texts = useMessages(logMessages)
  const fieldTexts = useMessages(fieldMessages)
  const language = useLanguage()
  const warehouses = useCall('GET /warehouses', {}).data?.data ?? []
  const names = new Map(warehouses.map(({ _id, title }) => [_id, localize(title, language)]))
  const offers = useMessages(promotionMessages)
  const [oldOffer, newOffer] = [loggedOffer(before), loggedOffer(after)]
  const reader = { texts: fieldTexts, language, names }
  const fields = newOffer
    ? [
        {
          name: texts.offer,
          before: oldOffer ? describeLogged(offers, oldOffer) : undefined,
          after: describeLogged(offers, newOffer),
        },
        ...changedFields(withoutOffer(before), withoutOffer(after), reader),
      ]
    : changedFields(before, after, reader)
  if (fields.length === 0) return null
  return (
    <details>
      <summary>{texts.details}</summary>
      <dl>
        {fields.map((field) => (
          <div key={field.name}>
            <dt>{field.name}</dt>
            <dd>
              {field.before === undefined ? null : (
                <>
                  <del aria-label={texts.before}>{field.before}</del> →{' '}
                </>
              )}
              <ins aria-label={texts.after}>{field.after ?? fieldTexts.nothing}</ins>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

/** The other fields: what the sentence says is not shown again part by part. */
function withoutOffer(entry: unknown): unknown {
  const shown = Object.entries(entry ?? {}).filter(
    ([name]) => name !== 'effect' && name !== 'scope',
  )
  return Object.fromEntries(shown)
}
