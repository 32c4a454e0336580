const cardWidths = [320, 480, 640]

interface Sources {
  src: string
  /** Value of `srcset`. */
  avif: string
}

/** For `Picture`: AVIF in several widths, and one WebP for browsers that cannot read it. */
export function sources(file: string, widths: readonly number[] = cardWidths): Sources {
  return {
    src: fileUrl(file, widths[1] ?? widths[0] ?? 320),
    avif: widths.map((width) => `/files/${file}/${width}.avif ${width}w`).join(','),
  }
}

export function fileUrl(file: string, width: number): string {
  return `/files/${file}/${width}.webp`
}
