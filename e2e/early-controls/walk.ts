import type { Kind } from './kinds.ts'
import { turnedLinks } from './links.ts'
import type { Control } from './page-controls.ts'
import type { Tab, Target } from './tab.ts'

/** Two browsers alike: in one React runs, in the other it starts only after the press. */
export interface Pair {
  awake: Tab
  cold: Tab
}

/** Something a visitor does. */
interface Deed {
  what: string
  /** In the page before React runs. */
  find: (tab: Tab) => Promise<Target | null>
  act: (tab: Tab, control: Target) => Promise<void>
}

/** Walks the controls of a page that no page before had; answers what ends otherwise. */
export async function walkPage(pair: Pair, kind: Kind, known: Set<string>): Promise<string[]> {
  await pair.cold.open(kind.path, await kind.visitor())
  const controls = await pair.cold.page.evaluate(
    ([pointer, keys]) => window.pageControls.list(pointer, keys),
    [pair.cold.pointer, [...known]] as const,
  )
  for (const { key } of controls) known.add(key)
  const faults = await walkLinks(pair.awake, kind, controls)
  for (const deed of deedsOf(controls)) {
    const fault = await walkDeed(pair, kind, deed).catch(String)
    if (fault) faults.push(`${kind.name}: ${deed.what}\n${fault}`)
  }
  return faults
}

async function walkLinks(awake: Tab, kind: Kind, controls: readonly Control[]): Promise<string[]> {
  const links = controls.filter((control) => control.kind === 'link').map(({ key }) => key)
  if (links.length === 0) return []
  await awake.open(kind.path, await kind.visitor())
  await awake.wake()
  const turned = await turnedLinks(awake.page, links, awake.pointer)
  return turned.map((turn) => `${kind.name}: ${turn}`)
}

function deedsOf(controls: readonly Control[]): Deed[] {
  const fields = controls.filter(({ kind }) => kind === 'field')
  return [
    ...controls.filter(({ kind }) => kind === 'press').map(pressing),
    ...[...new Set(fields.map(({ form }) => form))].flatMap((form) => [
      filling(form, 'left'),
      filling(form, 'sent'),
    ]),
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
        // A field that was left may have changed the page.
        if (at > 1) await tab.quiet()
        field = await fieldAt(tab, at)
      }
      // Suggestions are there while one stays.
      const isSearch = await first.evaluate((input) => input.matches('[type=search]'))
      if (end === 'sent') await tab.page.keyboard.press('Enter')
      else if (!isSearch) await tab.page.keyboard.press('Tab')
    },
  }
}

async function walkDeed({ awake, cold }: Pair, kind: Kind, deed: Deed): Promise<string | null> {
  const open = async (tab: Tab) => {
    await tab.open(kind.path, await kind.visitor())
    const control = await deed.find(tab)
    if (!control) throw new Error('It is not there')
    if (tab === awake) await tab.wake()
    return control
  }
  const [inAwake, inCold] = await Promise.all([open(awake), open(cold)])
  await Promise.all([deed.act(awake, inAwake), deed.act(cold, inCold)])
  await cold.release()
  return differenceOf(awake, cold)
}

/** Null as soon as both pages are the same. */
async function differenceOf(awake: Tab, cold: Tab): Promise<string | null> {
  const until = Date.now() + 10_000
  while (true) {
    let [wanted, got] = await Promise.all([awake.quiet(), cold.quiet()])
    if (await cold.hasLeft()) [wanted, got] = [whereIs(wanted), whereIs(got)]
    if (wanted.join('\n') === got.join('\n')) return null
    if (Date.now() > until) return tellApart(wanted, got)
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
