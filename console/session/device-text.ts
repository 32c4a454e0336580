/** In the order of looking: browsers and systems name those they resemble too. */
const browsers = [
  ['Edge', /Edg(e|A|iOS)?\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Opera', /OPR\//],
  ['Firefox', /(Firefox|FxiOS)\//],
  ['Chrome', /(Chrome|CriOS)\//],
  ['Safari', /Safari\//],
] as const
const systems = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['Mac', /Macintosh/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux/],
] as const

interface DeviceTexts {
  unknownDevice: string
  device: (browser: string, system: string) => string
}

/** A user agent in words: “Safari on iPhone”. */
export function deviceText(agent: string, texts: DeviceTexts): string {
  const browser = browsers.find(([, pattern]) => pattern.test(agent))?.[0]
  const system = systems.find(([, pattern]) => pattern.test(agent))?.[0]
  if (browser && system) return texts.device(browser, system)
  return browser ?? system ?? texts.unknownDevice
}
