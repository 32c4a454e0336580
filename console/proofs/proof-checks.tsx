import { classes } from '#ui/classes.ts'
import { useMessages } from '../language/messages.ts'
import { StateBadge } from '../parts/state-badge.tsx'
import { proofMessages } from './messages.ts'
import { checksOf, type WaitingProof } from './waiting-proof.ts'

const tones = { match: 'good', mismatch: 'bad', unread: 'plain' } as const

/** Line by line; what differs stands out. */
export function ProofChecks({ proof }: { proof: WaitingProof }) {
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
