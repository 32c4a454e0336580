import type { OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from 'node:http'

type Headers = OutgoingHttpHeaders | OutgoingHttpHeader[]

/** What is behind the password stays out of every cache and search engine. */
export function keepPrivate(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response)
  response.writeHead = (status: number, first?: string | Headers, second?: Headers) =>
    writeHead(status, privately(typeof first === 'string' ? second : first))
}

function privately(headers: Headers = {}): OutgoingHttpHeader[] {
  const others = pairsOf(headers).filter(([name]) => !/^(cache-control|x-robots-tag)$/i.test(name))
  return [...others.flat(1), 'cache-control', 'private, no-store', 'x-robots-tag', 'noindex']
}

/** Node takes headers as an object, or as a list of alternating names and values. */
function pairsOf(headers: Headers): [string, OutgoingHttpHeader][] {
  if (!Array.isArray(headers)) {
    return Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    )
  }
  return headers.flatMap((name, at) => {
    const value = headers[at + 1]
    return at % 2 === 0 && value !== undefined ? [[String(name), value]] : []
  })
}
