const cardWidths = [320, 480, 640]

export function srcSet(file: string, widths: readonly number[] = cardWidths) {
  return {
    src: fileUrl(file, widths[0] ?? 320),
    srcSet: widths.map((width) => `${fileUrl(file, width)} ${width}w`).join(','),
  }
}

export function fileUrl(file: string, width: number): string {
  return `/files/${file}/${width}.webp`
}
