import type { Page } from 'playwright'

/**
 * Pictures drawn with fewer pixels than the screen has for them although the shop has a larger file,
 * broken ones, and those that stick out of the box they belong to. Pictures must not be blocked.
 */
export async function softPictures(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const largestFile = 1440
    // Between two files, Chromium takes the nearer one on a dense screen, the larger one elsewhere.
    const enough = devicePixelRatio > 1 ? 0.85 : 0.97

    const shown = [...document.images].filter(
      (image) => image.checkVisibility({ opacityProperty: true }) && !isStandIn(image),
    )
    for (const image of shown) image.loading = 'eager'
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    // Fails for a broken picture, and for one that is replaced meanwhile.
    await Promise.allSettled(shown.map((image) => image.decode()))
    return shown.flatMap((image) => {
      const name = `${nameOf(image)} ${image.currentSrc.replace(/.*\/files\/[^/]*/, '')}`
      if (image.complete && image.naturalWidth === 0) return [`${name}: broken`]
      const { width, height } = image.getBoundingClientRect()
      if (width <= 1 || height <= 1) return []
      const faults = [softness(image), sticking(image)]
      return faults.flatMap((fault) => (fault === null ? [] : `${name}: ${fault}`))
    })

    /** The zoom shows what the page has loaded until a larger file covers it, and next to the slide. */
    function isStandIn(image: HTMLImageElement): boolean {
      return image.matches('.zoom-picture > img:has(+ img), .zoom-strip > [aria-hidden] img')
    }

    function softness(image: HTMLImageElement): string | null {
      const [, named] = /\/files\/[^/]+\/(\d+)\.\w+/.exec(image.currentSrc) ?? []
      if (!named && (!image.naturalWidth || /\.svg|^(data|blob):/.test(image.currentSrc)))
        return null
      const pixels = Number(named ?? image.naturalWidth)
      const needed = drawnWidth(image) * devicePixelRatio
      if (pixels >= Math.min(needed, largestFile) * enough) return null
      return `${pixels} px for ${Math.round(needed)}`
    }

    /** A picture that is cropped is drawn wider than its box. */
    function drawnWidth(image: HTMLImageElement): number {
      const { clientWidth: width, clientHeight: height, naturalWidth, naturalHeight } = image
      const ratio = naturalWidth / naturalHeight
      const { objectFit } = getComputedStyle(image)
      if (objectFit === 'cover') return Math.max(width, height * ratio)
      if (objectFit === 'contain') return Math.min(width, height * ratio)
      return width
    }

    function sticking(image: HTMLImageElement): string | null {
      let frame: Element | null = image.parentElement
      if (getComputedStyle(image).position !== 'static') frame = image.offsetParent
      while (frame && getComputedStyle(frame).display === 'contents') frame = frame.parentElement
      if (!frame) return null
      const [inner, outer] = [image, frame].map((each) => each.getBoundingClientRect())
      if (!inner || !outer || outer.width === 0) return null
      const { marginLeft, marginRight } = getComputedStyle(image)
      // A negative margin says on purpose that the picture reaches further.
      const left = outer.left - inner.left + Math.min(0, Number.parseFloat(marginLeft))
      const right = inner.right - outer.right + Math.min(0, Number.parseFloat(marginRight))
      const down = inner.bottom - outer.bottom
      const most = Math.max(left, right, down)
      return most > 1.5
        ? `${Math.round(most)} px out of <${frame.localName} ${frame.className}>`
        : null
    }

    function nameOf(image: HTMLImageElement): string {
      const path: string[] = []
      for (
        let at: Element | null = image;
        at && at !== document.body && path.length < 4;
        at = at.parentElement
      ) {
        if (at.className) path.unshift(`.${at.className}`)
        else if (at === image) path.unshift('img')
      }
      return path.join(' ')
    }
  })
}
