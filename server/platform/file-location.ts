/** A bucket that speaks S3, and the keys to it. */
export interface BucketLocation {
  kind: 'bucket'
  /** Address of the bucket, without a trailing slash. */
  url: string
  /** What names in the bucket begin with: empty, or ending in a slash. */
  prefix: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  sessionToken: string | null
}

/** Where uploaded pictures are kept. */
export type FileLocation = { kind: 'folder'; folder: string } | BucketLocation

export interface BucketKeys {
  AWS_ACCESS_KEY_ID?: string | undefined
  AWS_SECRET_ACCESS_KEY?: string | undefined
  AWS_SESSION_TOKEN?: string | undefined
}

/**
 * Reads `s3://bucket/prefix?endpoint=https://…&region=…&pathStyle=off`. With an endpoint of its own
 * the bucket is part of the path unless `pathStyle=off`; without, it is Amazon's. Throws an `Error`
 * with a sentence.
 */
export function readBucketUrl(text: string, keys: BucketKeys): BucketLocation {
  const { host: bucket, pathname, protocol, searchParams: query } = parsed(text)
  if (protocol !== 's3:' || bucket === '') throw new Error('must be s3://bucket/prefix?endpoint=…')
  const unknown = [...query.keys()].filter((name) => !parameters.includes(name))
  if (unknown.length > 0) throw new Error(`${unknown.join(', ')} is not known`)
  const prefix = pathname.replaceAll(/^\/+|\/+$/g, '')
  if (!/^[\w-]*([./][\w-]+)*$/.test(prefix)) throw new Error('the prefix has unusual characters')
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = keys
  if (accessKeyId === undefined || secretAccessKey === undefined) {
    throw new Error('needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY')
  }
  const region = query.get('region') ?? 'us-east-1'
  return {
    kind: 'bucket',
    url: bucketAddress(bucket, region, query),
    prefix: prefix === '' ? '' : `${prefix}/`,
    region,
    accessKeyId,
    secretAccessKey,
    sessionToken: keys.AWS_SESSION_TOKEN ?? null,
  }
}

const parameters = ['endpoint', 'region', 'pathStyle']

function bucketAddress(bucket: string, region: string, query: URLSearchParams): string {
  const given = query.get('endpoint')
  const endpoint = parsed(given ?? `https://s3.${region}.amazonaws.com`)
  if (!/^https?:$/.test(endpoint.protocol)) throw new Error('the endpoint must be http or https')
  const isInPath = given !== null && query.get('pathStyle') !== 'off'
  const base = endpoint.pathname.replace(/\/$/, '')
  return isInPath
    ? `${endpoint.origin}${base}/${bucket}`
    : `${endpoint.protocol}//${bucket}.${endpoint.host}${base}`
}

function parsed(text: string): URL {
  const url = URL.parse(text)
  if (!url) throw new Error(`${text} is not an address`)
  return url
}
