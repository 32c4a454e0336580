import { useState } from 'react'
import { useActionData, useFetcher, type LoaderFunctionArgs } from 'react-router'
import { apiContext } from '#storefront/rendering/page-context.ts'
import { Link } from '#ui/link.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  const answer = await context.get(apiContext)('GET /configuration/latest')
  return { answer: JSON.stringify(answer) }
}

/** The test counts the submissions. */
export async function action({ request }: LoaderFunctionArgs) {
  const form = await request.formData()
  const qty = form.get('qty')
  return { added: typeof qty === 'string' ? qty : '' }
}

export default function Press({ loaderData }: { loaderData: { answer: string } }) {
  const fetcher = useFetcher<typeof action>()
  // The result of a document's form or of the running application's.
  const document = useActionData<typeof action>()
  const done = fetcher.data ?? document
  const [isOpen, setOpen] = useState(false)
  const [size, setSize] = useState('S')
  const [note, setNote] = useState('')
  const [pieces, setItems] = useState('1')
  const [isLarge, setLarge] = useState(false)
  return (
    <main>
      <h1>Press</h1>
      <p>{loaderData.answer}</p>
      <fetcher.Form method="post" action="?index">
        <button name="qty" value="2">
          Add to cart
        </button>
      </fetcher.Form>
      <output>{done ? `added ${done.added}` : 'nothing added'}</output>
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
        <input key={size} defaultValue="1" onChange={(event) => setItems(event.target.value)} />
      </label>
      <p>Pieces {pieces}</p>
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
