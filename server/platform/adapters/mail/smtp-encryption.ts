/**
 * The address with STARTTLS required: otherwise an attacker on the way could strip the server's offer
 * and read password and emails. `tls=off` says that the way is trusted; this machine always is.
 */
export function withEncryption(smtpUrl: string): string {
  const url = new URL(smtpUrl)
  const isOff = url.searchParams.get('tls') === 'off'
  url.searchParams.delete('tls')
  if (isOff) url.searchParams.set('ignoreTLS', 'true')
  const isChosen = ['ignoreTLS', 'requireTLS'].some((name) => url.searchParams.has(name))
  if (url.protocol === 'smtp:' && !isChosen && !isLoopback(url.hostname)) {
    url.searchParams.set('requireTLS', 'true')
  }
  return url.href
}

/** Whether emails leave this machine encrypted. */
export function isEncrypted(smtpUrl: string): boolean {
  const { protocol, searchParams } = new URL(withEncryption(smtpUrl))
  return protocol === 'smtps:' || searchParams.get('requireTLS') === 'true'
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(host)
}
