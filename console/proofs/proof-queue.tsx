import { Link } from 'react-router'
import { classes } from '#ui/classes.ts'
import { useMessages } from '../language/messages.ts'
import { showAge, showMoney } from '../language/show.ts'
import { proofMessages } from './messages.ts'
import { isSure, type WaitingProof } from './waiting-proof.ts'

interface ProofQueueProps {
  proofs: readonly WaitingProof[]
  shownId: string
}

/** On a desk, oldest first; a phone walks through them with arrows. */
export function ProofQueue({ proofs, shownId }: ProofQueueProps) {
  const texts = useMessages(proofMessages)
  return (
    <nav className="proof-queue" aria-label={texts.queue}>
      <ol>
        {proofs.map((proof) => (
          <li key={proof._id}>
            <Link
              to={`?proof=${proof._id}`}
              replace
              preventScrollReset
              aria-current={proof._id === shownId ? 'true' : undefined}
              className={classes(isSure(proof) ? 'is-sure' : 'is-doubted')}
            >
              <span className="font-medium">{proof.order.reference}</span>
              <span>{showMoney(proof.order.due)}</span>
              <small>{proof.order.name}</small>
              <small>{showAge(proof.created_at)}</small>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
