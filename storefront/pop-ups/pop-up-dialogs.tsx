import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Picture } from '#ui/picture.tsx'
import { unprefixedPath, useLocalePath } from '../locale.ts'
import { useMessages } from '../messages/messages.ts'
import { newsletterPath } from '../paths.ts'
import { sources } from '../pictures/picture-files.ts'
import { choosePopUp, type PopUpKind, type PopUpSettings } from './choose-pop-up.ts'
import { markSeen, readSeen } from './seen-pop-ups.ts'

interface Shown {
  kind: PopUpKind
  path: string
}

/** Offer, newsletter and age check: one at a time, each closed by Esc, a press outside or its ×. */
export function PopUpDialogs({ settings }: { settings: PopUpSettings }) {
  const path = unprefixedPath(useLocation().pathname)
  const [shown, setShown] = useState<Shown | null>(null)
  const [closed, setClosed] = useState(0)

  // Waits outside React's rendering, and only while this page stays.
  useEffect(() => {
    const kind = choosePopUp({ settings, path, now: new Date(), seen: readSeen() })
    if (kind === null) return
    const timer = setTimeout(() => setShown({ kind, path }), delayOf(settings, kind) * 1000)
    return () => clearTimeout(timer)
  }, [settings, path, closed])

  if (shown?.path !== path) return null
  const close = () => {
    markSeen(settings, shown.kind)
    setShown(null)
    setClosed(closed + 1)
  }
  const { offer, newsletter, age_check: ageCheck } = settings
  if (shown.kind === 'age_check' && ageCheck) return <AgeCheck {...ageCheck} onYes={close} />
  if (shown.kind === 'offer' && offer) return <Offer {...offer} onClose={close} />
  return newsletter ? <Newsletter {...newsletter} onClose={close} /> : null
}

function delayOf(settings: PopUpSettings, kind: PopUpKind): number {
  return kind === 'age_check' ? 0 : (settings[kind]?.delay_seconds ?? 0)
}

type OfferProps = NonNullable<PopUpSettings['offer']> & { onClose: () => void }

function Offer({ title, text, picture, link, onClose }: OfferProps) {
  const { shell } = useMessages()
  const path = useLocalePath()
  return (
    <Dialog
      id="offer"
      open
      title={title}
      closeLabel={shell.dismiss}
      onClose={onClose}
      footer={
        <ButtonLink href={path(link.path)} onClick={onClose}>
          {link.title}
        </ButtonLink>
      }
    >
      <PopUpPicture picture={picture} />
      <p>{text}</p>
    </Dialog>
  )
}

function PopUpPicture({ picture }: Pick<OfferProps, 'picture'>) {
  if (!picture) return null
  return (
    <Picture
      {...sources(picture.file_id, [320, 480, 640])}
      sizes="(width < 577px) 100vw, 480px"
      width={picture.width}
      height={picture.height}
      alt={picture.alt}
    />
  )
}

type NewsletterProps = NonNullable<PopUpSettings['newsletter']> & { onClose: () => void }

/** A plain form, answered by the newsletter's page, where no pop-up appears. */
function Newsletter({ title, text, button, picture, onClose }: NewsletterProps) {
  const { shell } = useMessages()
  const path = useLocalePath()
  return (
    <Dialog id="newsletter" open title={title} closeLabel={shell.dismiss} onClose={onClose}>
      <PopUpPicture picture={picture} />
      <p>{text}</p>
      <form method="post" action={path(newsletterPath)} className="flex gap-2 pt-4">
        <input
          required
          className="input min-w-0"
          type="email"
          name="email"
          autoComplete="email"
          aria-label={shell.email}
          placeholder={shell.email}
        />
        <Button type="submit" className="shrink-0">
          {button}
        </Button>
      </form>
    </Dialog>
  )
}

type AgeCheckProps = NonNullable<PopUpSettings['age_check']> & { onYes: () => void }

/** Closing it without an answer leads to a page that is for everyone. */
function AgeCheck({ title, text, yes, no, onYes }: AgeCheckProps) {
  const { shell } = useMessages()
  const path = useLocalePath()
  const navigate = useNavigate()
  const leave = () => void navigate(path('/about-us'))
  return (
    <Dialog
      id="age-check"
      open
      title={title}
      closeLabel={shell.dismiss}
      onClose={leave}
      footer={
        <div className="flex flex-wrap gap-3">
          <Button onClick={onYes}>{yes}</Button>
          <Button kind="ghost" onClick={leave}>
            {no}
          </Button>
        </div>
      }
    >
      <p>{text}</p>
    </Dialog>
  )
}
