/** Says whether a picture is to be downloaded, rather than to come as a file. */
export function isRemote(src: string): boolean {
  return /^https?:/i.test(src)
}

/** The name by which a file and a picture in a product file are matched, whatever its folder. */
export function pictureName(src: string): string {
  const path = isRemote(src) ? src.replace(/[?#].*$/, '') : src
  const last = path.split(/[/\\]/).at(-1) ?? ''
  return decoded(last)
    .normalize('NFC')
    .trim()
    .toLowerCase()
    .replace(/\.jpeg$/, '.jpg')
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    // A percent sign that encodes nothing.
    return name
  }
}
