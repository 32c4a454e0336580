import { useState } from 'react'

/**
 * The version to send with a change: the last one in which the record had what is shown here. So a
 * colleague's change of something else is no reason to refuse, once it has been fetched.
 */
export function useSeenVersion(version: number, shown: unknown) {
  const text = JSON.stringify(shown)
  const [seen, setSeen] = useState({ version, text })
  if (version > seen.version && text === seen.text) setSeen({ version, text })
  return {
    version: seen.version,
    /** After one's own change. */
    saw: (next: number, now: unknown) => setSeen({ version: next, text: JSON.stringify(now) }),
  }
}
