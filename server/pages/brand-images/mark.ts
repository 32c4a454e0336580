/** The label's mark, as in the storefront's logo: a waterfront road with a bollard. */
function markSvg({ ink, stroke = 2 }: { ink: string; stroke?: number }): string {
  return [
    `<g fill="none" stroke="${ink}" stroke-width="${stroke}">`,
    '<path d="M1 8h26M1 16.5c3.25 0 3.25-3 6.5-3s3.25 3 6.5 3 3.25-3 6.5-3 3.25 3 6.5 3"/>',
    '</g><path fill="#ff4c3b" d="M20 2h5v5h-5z"/>',
  ].join('')
}

const markSize = { width: 28, height: 20 }

/** White on ink, for favicons and home screens. */
export function iconSvg(size: number): string {
  const scale = (size * 0.72) / markSize.width
  return drawing(size, size, '#161616', placed(markSvg({ ink: '#fff' }), scale, size, size))
}

/** Only the mark, on the background of the shop's pictures. */
export function coverSvg(width: number, height: number, markWidth: number, at = width / 2): string {
  const scale = markWidth / markSize.width
  return drawing(width, height, ground, placed(markSvg({ ink: '#161616' }), scale, at * 2, height))
}

export const ground = '#f6f3ee'

function placed(svg: string, scale: number, width: number, height: number): string {
  const x = (width - markSize.width * scale) / 2
  // The wave ends above the drawing's lower edge; the bollard reaches further up.
  const y = (height - markSize.height * scale) / 2
  return `<g transform="translate(${x} ${y}) scale(${scale})">${svg}</g>`
}

function drawing(width: number, height: number, colour: string, content: string): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<path fill="${colour}" d="M0 0h${width}v${height}H0z"/>${content}</svg>`,
  ].join('')
}
