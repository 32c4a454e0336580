import { Button } from '#ui/button.tsx'
import { useSyncedText } from '#ui/synced-input.ts'
import { useLocalePath } from '../locale.ts'
import { useMessages } from '../messages/messages.ts'
import { productsPath } from '../paths.ts'

/** On phones, where the header shows no field. */
export function SearchAgain({ keyword }: { keyword: string }) {
  const { catalogue: messages } = useMessages()
  const path = useLocalePath()
  return (
    <search className="py-2 w767:hidden">
      <form className="search-again" action={path(productsPath)}>
        <input
          ref={useSyncedText(keyword)}
          className="input"
          type="search"
          name="keyword"
          aria-label={messages.search}
          defaultValue={keyword}
          maxLength={120}
          enterKeyHint="search"
        />
        <Button type="submit" icon="search">
          {messages.search}
        </Button>
      </form>
    </search>
  )
}
