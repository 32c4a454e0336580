declare global {
  interface Window {
    faultsIn: (root: Document) => string[]
  }
}

/** Runs in a page before anything else, and stands alone: tells what came of hostile texts. */
export function installFaultFinder(): void {
  const runs = /^(javascript|vbscript|data:text)/
  window.faultsIn = (root) => {
    const faults: string[] = []
    for (const element of root.querySelectorAll('*')) {
      const note = (kind: string) => faults.push(`${kind}: ${element.outerHTML.slice(0, 200)}`)
      if (element.hasAttribute('data-hostile')) note('markup')
      for (const { name, value } of element.attributes) {
        if (name.startsWith('on')) note('handler')
        // A browser leaves spaces and line breaks out of an address.
        const isAddress = /^(href|src|action|formaction|data|poster|xlink:href)$/.test(name)
        if (isAddress && runs.test(value.replaceAll(/\s/g, '').toLowerCase())) note('address')
      }
    }
    for (const data of root.querySelectorAll('script[type="application/ld+json"]')) {
      try {
        JSON.parse(data.textContent)
      } catch (error) {
        faults.push(`JSON-LD: ${String(error)}`)
      }
    }
    const broken = root.querySelector('parsererror')
    if (broken) faults.push(`broken: ${broken.textContent.slice(0, 300)}`)
    return faults
  }
}
