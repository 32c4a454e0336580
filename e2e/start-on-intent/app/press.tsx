import { useState, type FormEvent } from 'react'
import { useActionData, type LoaderFunctionArgs } from 'react-router'
import { apiContext } from '#storefront/rendering/page-context.ts'
import { Link } from '#ui/link.tsx'
import { addedIn } from './add.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const answer = await context.get(apiContext)('GET /configuration/latest')
  return { answer: JSON.stringify(answer) }
}

/** For the form as a document. */
export async function action({ request }: LoaderFunctionArgs) {
  return { added: await addedIn(request) }
}

export default function Press({ loaderData }: { loaderData: { answer: string } }) {
  const document = useActionData<typeof action>()
  const [added, setAdded] = useState(document?.added)
  const [isOpen, setOpen] = useState(false)
  const [size, setSize] = useState('S')
  const [note, setNote] = useState('')
  const [count, setCount] = useState('1')
  const [isLarge, setLarge] = useState(false)

  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    const body = new FormData(event.currentTarget, submitter)
    setAdded(await (await fetch('/add', { method: 'POST', body })).text())
  }

  return (
    <main>
      <h1>Press</h1>
      <p>{loaderData.answer}</p>
      <form method="post" action="?index" onSubmit={(event) => void add(event)}>
        <button name="qty" value="2">
          Add to cart
        </button>
      </form>
      <output>{added ? `added ${added}` : 'nothing added'}</output>
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Menu
      </button>
      {['S', 'M', 'L'].map((name) => (
        <label key={name}>
          <input type="radio" name="size" checked={size === name} onChange={() => setSize(name)} />
          {name}
        </label>
      ))}
      <p>Size {size}</p>
      <label>
        Note
        <input value={note} onChange={(event) => setNote(event.target.value)} />
      </label>
      <p>Note {note}</p>
      <label>
        Pieces
        <input key={size} defaultValue="1" onChange={(event) => setCount(event.target.value)} />
      </label>
      <p>Pieces {count}</p>
      <a
        href="/favicon.svg"
        data-hold=""
        onClick={(event) => {
          event.preventDefault()
          setLarge(true)
        }}
      >
        Picture
      </a>
      {isLarge ? <p>Large</p> : null}
      <Link href="/next">Next</Link>
    </main>
  )
}
