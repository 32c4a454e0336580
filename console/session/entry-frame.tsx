import { useEffect, type ReactNode } from 'react'
import { LanguageSwitch } from '../language/language-switch.tsx'

interface EntryFrameProps {
  title: string
  lead: string
  children: ReactNode
}

/** Screens in front of the console, for people who are not signed in yet. */
export function EntryFrame({ title, lead, children }: EntryFrameProps) {
  useEffect(() => {
    document.title = title
  }, [title])
  return (
    <main className="sign-in">
      <div className="sign-in-box">
        <h1 className="text-22">{title}</h1>
        <p className="text-ink-2 mt-1 mb-6">{lead}</p>
        {children}
        <div className="mt-6">
          <LanguageSwitch />
        </div>
      </div>
    </main>
  )
}
