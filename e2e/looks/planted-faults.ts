import type { Page } from 'playwright'

/** A fault that one line can make, and the look that must show it. */
interface PlantedFault {
  look: string
  /** What must be said of it. */
  says: RegExp
  css?: string
  /** Changes the page as a script, or another text, would. */
  change?: (page: Page) => Promise<unknown>
}

/** Faults as they have been made, or nearly been made, by one line. */
export const plantedFaults: Readonly<Record<string, PlantedFault>> = {
  'sources of a picture take cells of a grid': {
    look: 'home',
    says: /^empty <source/,
    css: 'picture { display: contents !important } source { display: block !important }',
  },
  'a picture is loaded too small': {
    look: 'home',
    says: / px for \d/,
    change: (page) =>
      page.evaluate(() => {
        for (const each of document.querySelectorAll<HTMLImageElement>('picture > *'))
          each.sizes = '40px'
      }),
  },
  'a text is squeezed next to free room': {
    look: 'about-us',
    says: /px next to it$/,
    css: 'main p { max-inline-size: 5ch !important }',
  },
  'a cell of a list is empty': {
    look: 'shop-main-product',
    says: /^empty/,
    change: (page) =>
      page.evaluate(() => document.querySelector('main li:has(.price)')?.replaceChildren()),
  },
  'a text lies over another': {
    look: 'shop-main-product',
    says: / is over /,
    css: '.price { display: block; margin-block-start: -1.2em !important }',
  },
  'a heading is cut': {
    look: 'faq',
    says: /is cut off|cells differ/,
    css: 'h1 { block-size: 0.6lh !important; overflow: hidden }',
  },
  'links are too small for a finger': {
    look: 'sitemap',
    says: /^<a class=/,
    css: 'main a { display: inline-block; min-block-size: 0 !important; padding: 0 !important; line-height: 1 !important }',
  },
  'a page scrolls sideways': {
    look: 'shop-main-cart',
    says: /^\d+ of 390$/,
    css: 'main { inline-size: 130vw !important; max-inline-size: none !important }',
  },
  'a colour is another': {
    look: 'home',
    says: /cells differ/,
    css: '.btn-primary { background: #9a2020 !important }',
  },
  'a column stands four pixels further in': {
    look: 'shop-main-order-track',
    says: /cells differ/,
    css: 'main { padding-inline-start: calc(var(--page-margin) + 4px) !important }',
  },
  'a price is not there': {
    look: 'shop-main-product',
    says: /cells differ/,
    css: '.price { visibility: hidden }',
  },
  'what is shown moves': {
    look: 'contact-us',
    says: /^moved by/,
    change: (page) =>
      page.evaluate(async () => {
        await new Promise((resolve) => setTimeout(resolve, 600))
        document.querySelector('main')?.insertAdjacentHTML('afterbegin', '<p style="height: 9em">')
      }),
  },
}

export async function plant(page: Page, { css, change }: PlantedFault): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets.push(sheet)
  }, css ?? '')
  await change?.(page)
}
