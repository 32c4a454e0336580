import { lookup, type LookupAddress, type LookupOptions } from 'node:dns'
import { BlockList, isIP } from 'node:net'

/** Networks of IPv4 that are not the open internet (IANA's special-purpose registry). */
const notPublic = networks([
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
])

/** Only global unicast of IPv6 is public, without the blocks that embed an IPv4 address. */
const globalUnicast = networks(['2000::/3'])
const notGlobal = networks(['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'])

/** A host that the shop does not send to. */
export class PrivateAddress extends Error {}

export class ReachableNetworks {
  readonly #allowed: BlockList

  /** Private networks that are allowed all the same, such as `10.0.0.0/8`. */
  constructor(allowed: readonly string[]) {
    this.#allowed = networks(allowed)
  }

  /** Only an allowed private network may be reached without TLS. */
  mayReach(address: string, protocol: string): boolean {
    if (holds(this.#allowed, address)) return true
    return protocol === 'https:' && isPublic(address)
  }

  /**
   * Resolves a name for a connection to those of its addresses that may be reached: checked here,
   * because a name may have another address the next time it is asked.
   */
  lookupFor(protocol: string) {
    return (
      host: string,
      options: LookupOptions,
      done: (error: Error | null, found: string | LookupAddress[], family?: number) => void,
    ): void => {
      lookup(host, { ...options, all: true }, (error, addresses) => {
        if (error) return done(error, '')
        const reachable = addresses.filter(({ address }) => this.mayReach(address, protocol))
        const [first] = reachable
        if (!first) return done(new PrivateAddress(`${host} is in a private network`), '')
        if (options.all) return done(null, reachable)
        return done(null, first.address, first.family)
      })
    }
  }

  /**
   * Whether an address as written could be reached; names are checked when connecting. `dotless`: a
   * name may be one of this network, too.
   */
  allowsUrl(text: string, { dotless = false } = {}): boolean {
    const { protocol, hostname, port, username, password } = new URL(text)
    if (username !== '' || password !== '') return false
    const host = hostname.replaceAll(/^\[|\]$/g, '')
    if (isIP(host) > 0) return this.mayReach(host, protocol) && isUsualPort(port)
    if (protocol === 'http:') return this.#allowed.rules.length > 0
    return protocol === 'https:' && (dotless || host.includes('.')) && isUsualPort(port)
  }
}

/** No port of mail, databases or other services below 1024 that are not the web's. */
function isUsualPort(port: string): boolean {
  return port === '' || Number(port) > 1023
}

function isPublic(address: string): boolean {
  if (isIP(address) === 4) return !notPublic.check(address)
  return globalUnicast.check(address, 'ipv6') && !notGlobal.check(address, 'ipv6')
}

function holds(list: BlockList, address: string): boolean {
  return list.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6')
}

function networks(cidrs: readonly string[]): BlockList {
  const list = new BlockList()
  for (const cidr of cidrs) {
    const [address = '', bits] = cidr.split('/')
    list.addSubnet(address, Number(bits), isIP(address) === 4 ? 'ipv4' : 'ipv6')
  }
  return list
}
