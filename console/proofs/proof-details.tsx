import { formatDay } from '#domain/dates.ts'
import { localize } from '#domain/locale.ts'
import { joinName } from '#domain/punctuation.ts'
import { classes } from '#ui/classes.ts'
import { DescriptionList, type Detail } from '#ui/description-list.tsx'
import { Notice } from '#ui/notice.tsx'
import { useLanguage, type Language } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { showAge, showMoney } from '../language/show.ts'
import { PlaceLink } from '../parts/place-link.tsx'
import { StateBadge } from '../parts/state-badge.tsx'
import { bankMessages } from './bank-messages.ts'
import { proofMessages } from './messages.ts'
import { RetryButton } from './retry-button.tsx'
import { checksOf, type ProofTexts, type WaitingProof } from './waiting-proof.ts'

/** Values read next to those expected, and every reason to look twice. */
export function ProofDetails({ proof }: { proof: WaitingProof }) {
  const texts = useMessages(proofMessages)
  const language = useLanguage()
  const { order, recognition } = proof
  const unread = unreadText(proof, texts)
  return (
    <>
      <p className="proof-sum">
        <strong>{showMoney(order.due)}</strong>
        <span className="text-ink-2">
          {order.name} · {showAge(proof.created_at)}
        </span>
      </p>
      <BankLineFound proof={proof} />
      {unread ? <Notice tone="info">{unread}</Notice> : null}
      <ProofFlags proof={proof} />
      <ProofChecks proof={proof} />
      <p className="mt-2">
        <RetryButton proofId={proof._id} />
      </p>
      <DescriptionList
        className="proof-more"
        details={moreDetails(recognition, order.name, texts, language)}
      />
    </>
  )
}

/** The bank's own word is worth more than a picture. */
function BankLineFound({ proof: { bank_line: line, order } }: { proof: WaitingProof }) {
  const texts = useMessages(bankMessages)
  if (!line) return null
  const isExact = line.amount === order.due
  const text = isExact ? texts.found : texts.foundOther
  return (
    <Notice tone={isExact ? 'success' : 'warn'}>
      <PlaceLink className="link" to={`/proofs/bank?keyword=${order.reference}`}>
        {text(showMoney(line.amount), formatDay(line.day))}
      </PlaceLink>
    </Notice>
  )
}

function unreadText({ recognition }: WaitingProof, texts: ProofTexts): string | null {
  if (!recognition) return texts.states.none
  return recognition.state === 'read' ? null : texts.states[recognition.state]
}

function ProofFlags({ proof: { recognition } }: { proof: WaitingProof }) {
  const texts = useMessages(proofMessages)
  const language = useLanguage()
  if (!recognition || recognition.flag_notes.length === 0) return null
  return (
    <Notice tone="error" title={texts.flags}>
      <ul className="grid gap-1">
        {recognition.flag_notes.map(({ flag, text, seen_on: words }) => (
          <li key={flag}>
            {localize(text, language)}
            {words.length > 0 ? ` ${texts.flagWords(words.join(' / '))}` : null}
          </li>
        ))}
      </ul>
      {recognition.seen_on.length > 0 ? (
        <p className="mt-1">
          {texts.sameElsewhere}{' '}
          {recognition.seen_on.map(({ order_id: id, reference }) => (
            <PlaceLink key={id} className="link me-2 font-medium" to={`/orders/${reference}`}>
              {reference}
            </PlaceLink>
          ))}
        </p>
      ) : null}
    </Notice>
  )
}

function moreDetails(
  recognition: WaitingProof['recognition'],
  customer: string,
  texts: ProofTexts,
  language: Language,
): Detail[] {
  const read = recognition?.result
  if (!read) return [{ term: texts.customer, detail: customer }]
  return [
    { term: texts.customer, detail: customer },
    { term: texts.payer, detail: read.username?.read ?? texts.results.unread },
    { term: texts.bankReference, detail: read.bank_reference?.read ?? texts.results.unread },
    {
      term: texts.kind,
      detail: joinName([texts.kinds[read.kind], texts.outcomes[read.outcome]], language),
    },
  ]
}

const tones = { match: 'good', mismatch: 'bad', unread: 'plain' } as const

/** Line by line; what differs stands out. */
function ProofChecks({ proof }: { proof: WaitingProof }) {
  const texts = useMessages(proofMessages)
  const rows = checksOf(proof)
  if (rows.length === 0) return null
  return (
    <table className="proof-checks">
      <thead>
        <tr>
          <th scope="col">{texts.check}</th>
          <th scope="col">{texts.expected}</th>
          <th scope="col">{texts.read}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, expected, read, result }) => (
          <tr key={name} className={classes(result === 'mismatch' && 'is-different')}>
            <th scope="row">{texts.rows[name]}</th>
            <td>{expected}</td>
            <td>
              {read === null ? null : <span className="block">{read}</span>}
              <StateBadge tone={tones[result]}>{texts.results[result]}</StateBadge>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
