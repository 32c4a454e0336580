import type { Kind } from './kinds.ts'
import { turnedLinks } from './links.ts'
import type { Control } from './page-controls.ts'
import type { Tab, Target } from './tab.ts'

/** Two browsers alike: in one React runs, in the other it starts only after the press. */
interface Pair {
  awake: Tab
  cold: Tab
}

/** Something a visitor does. */
interface Deed {
  what: string
  /** In the page before React runs, or in what React adds. */
  find: (tab: Tab) => Promise<Target | null>
  act: (tab: Tab, control: Target) => Promise<void>
}

/** What has been walked so far. */
export class Walk {
  readonly known = new Set<string>()
  readonly faults: string[] = []
  /** Deeds after which the page was another. */
  changes = 0
}

/**
 * Walks the controls of a page that no page before had. `hasAdded`: also those that React adds to a
 * page which the browser fills, pressed while everything they need is late.
 */
export async function walkPage(
  pair: Pair,
  kind: Kind,
  walk: Walk,
  hasAdded: boolean,
): Promise<void> {
  const note = (fault: string) => walk.faults.push(`${kind.name}: ${fault}`)
  const status = await pair.awake.open(await kind.visit())
  if (status !== kind.status) note(`answers ${status}`)
  const controls = await freshControls(pair.awake, walk)
  const isFilled = hasAdded && (await pair.awake.isPersonal())
  if (isFilled || linksOf(controls).length > 0) await pair.awake.wake()
  const added = isFilled ? pressesOf(await freshControls(pair.awake, walk)) : []
  const links = [...linksOf(controls), ...linksOf(added)]
  if (links.length > 0) {
    const turned = await turnedLinks(pair.awake.page, links, pair.awake.pointer)
    turned.forEach(note)
  }
  const deeds = [
    ...deedsOf(controls, pair.awake).map((deed) => ({ deed, isChanging: isChangedEarly })),
    ...deedsOf(added, pair.awake).map((deed) => ({ deed, isChanging: isChangedLate })),
  ]
  for (const { deed, isChanging } of deeds) {
    try {
      if (await isChanging(pair, kind, deed)) walk.changes++
    } catch (error) {
      note(`${deed.what}\n${error instanceof Error ? error.message : String(error)}`)
    }
  }
}

/** What is typed while answers are late depends on which of them comes first. */
function pressesOf(controls: readonly Control[]): Control[] {
  return controls.filter(({ kind }) => kind !== 'field')
}

function linksOf(controls: readonly Control[]): string[] {
  return controls.filter((control) => control.kind === 'link').map(({ key }) => key)
}

async function freshControls(tab: Tab, { known }: Walk): Promise<Control[]> {
  const controls = await tab.page.evaluate(
    ([pointer, keys]) => window.pageControls.list(pointer, keys),
    [tab.pointer, [...known]] as const,
  )
  for (const { key } of controls) known.add(key)
  // A plain link to `#top`, which the full sheet hides until the page is scrolled.
  return controls.filter(({ key }) => !key.startsWith('a.to-top'))
}

function deedsOf(controls: readonly Control[], { pointer }: Tab): Deed[] {
  const fields = controls.filter(({ kind }) => kind === 'field')
  const forms = new Set(fields.map(({ form }) => form))
  // What is typed does not depend on the pointer: each of the two has one end.
  const end = pointer === 'touch' ? 'sent' : 'left'
  return [
    ...controls.filter(({ kind }) => kind === 'press').map(pressing),
    ...[...forms].map((form) => filling(form, end)),
  ]
}

function pressing({ key, name }: Control): Deed {
  return {
    what: `"${name}" pressed (${key})`,
    find: async (tab) =>
      (
        await tab.page.evaluateHandle((wanted) => window.pageControls.find(wanted), key)
      ).asElement(),
    act: (tab, control) => tab.press(control),
  }
}

/** Typed into from the first field to the last, then left, or sent. */
function filling(form: string, end: 'left' | 'sent'): Deed {
  const fieldAt = async ({ page }: Tab, at: number) => {
    const wanted = [form, at] as const
    const field = ([name, index]: typeof wanted) => window.pageControls.fields(name)[index]
    return (await page.evaluateHandle(field, wanted)).asElement()
  }
  return {
    what: `filled in and ${end} (${form})`,
    find: (tab) => fieldAt(tab, 0),
    async act(tab, first) {
      await tab.press(first)
      let field: Target | null = first
      for (let at = 1; field; at++) {
        await tab.type(field)
        field = await fieldAt(tab, at)
      }
      // Suggestions are there while one stays.
      const isSearch = await first.evaluate((input) => input.matches('[type=search]'))
      if (end === 'sent') await tab.page.keyboard.press('Enter')
      else if (!isSearch) await tab.page.keyboard.press('Tab')
    },
  }
}

/** Whether that changes anything; throws where it ends otherwise before React runs. */
async function isChangedEarly({ awake, cold }: Pair, kind: Kind, deed: Deed): Promise<boolean> {
  const [[inAwake, before], inCold] = await Promise.all([
    found(awake, kind, deed).then(async (control) => [control, await awake.wake()] as const),
    found(cold, kind, deed),
  ])
  await Promise.all([deed.act(awake, inAwake), deed.act(cold, inCold)])
  await cold.release()
  return isOther(before, await sameEnd(awake, cold))
}

/** Tells whether it ends otherwise while all that React asks for is late. */
async function isChangedLate({ awake, cold }: Pair, kind: Kind, deed: Deed): Promise<boolean> {
  const ready = async (tab: Tab) => {
    await tab.open(await kind.visit())
    return [await tab.wake(), await targetOf(tab, deed)] as const
  }
  const [[before, inAwake], [, inCold]] = await Promise.all([ready(awake), ready(cold)])
  const letThrough = await cold.holdAnswers()
  await Promise.all([deed.act(awake, inAwake), deed.act(cold, inCold)])
  letThrough()
  return isOther(before, await sameEnd(awake, cold))
}

async function found(tab: Tab, kind: Kind, deed: Deed): Promise<Target> {
  await tab.open(await kind.visit())
  return targetOf(tab, deed)
}

async function targetOf(tab: Tab, deed: Deed): Promise<Target> {
  const control = await deed.find(tab)
  if (!control) throw new Error('It is not there')
  return control
}

function isOther(before: readonly string[], after: readonly string[]): boolean {
  return after.join('\n') !== before.join('\n')
}

/** Waits until both pages are the same. */
async function sameEnd(awake: Tab, cold: Tab): Promise<string[]> {
  const until = Date.now() + 10_000
  while (true) {
    let [wanted, got] = await Promise.all([awake.quiet(), cold.quiet()])
    if (await cold.hasLeft()) [wanted, got] = [whereIs(wanted), whereIs(got)]
    if (wanted.join('\n') === got.join('\n')) return wanted
    if (Date.now() > until) throw new Error(tellApart(wanted, got))
  }
}

/** In a page that a press has led to, React is still away. */
function whereIs(state: readonly string[]): string[] {
  return state.filter((line) => /^(address|title|heading) /.test(line))
}

function tellApart(wanted: readonly string[], got: readonly string[]): string {
  return [
    ...wanted.filter((line) => !got.includes(line)).map((line) => `  with React:    ${line}`),
    ...got.filter((line) => !wanted.includes(line)).map((line) => `  before it ran: ${line}`),
  ].join('\n')
}
