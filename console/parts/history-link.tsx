import { Link } from 'react-router'
import { useMessages } from '../language/messages.ts'
import { useMay } from '../api/me.ts'
import { partMessages } from './messages.ts'

export interface Subject {
  /** The audit log's word for it. */
  kind: string
  id: string
}

/** To what the audit log knows of it, for those who may read that. */
export function HistoryLink({ kind, id }: Subject) {
  const texts = useMessages(partMessages)
  const may = useMay()
  if (!may('audit:read')) return null
  const query = new URLSearchParams({ subject_kind: kind, subject_id: id })
  return (
    <Link className="link" to={`/settings/log?${query}`}>
      {texts.history}
    </Link>
  )
}
