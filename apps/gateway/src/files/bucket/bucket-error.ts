import { S3ServiceError } from 's3mini'

/** Why an object store did not do something. */
export type BucketFailure =
  /** No usable reply came in time, or it said that it cannot at present. A repeat may succeed. */
  | 'away'
  /** Its host name is unknown. */
  | 'unknown_host'
  /** It refused, and would refuse again. */
  | 'refused'
  /** What came is not what was stored. */
  | 'damaged'

/** A failure of an object store. The message contains neither key nor secret. */
export class BucketError extends Error {
  constructor(
    readonly failure: BucketFailure,
    message: string,
    /** The store's code for it, such as `SignatureDoesNotMatch`; empty: none. */
    readonly code = '',
    options?: { cause?: unknown },
  ) {
    super(message, options)
    this.name = 'BucketError'
  }

  /** Whether a repeat may succeed. */
  get isPassing(): boolean {
    return this.failure === 'away' || this.failure === 'damaged'
  }
}

const BUSY = new Set([429, 500, 502, 503, 504])
const BUSY_CODES = new Set(['SlowDown', 'RequestTimeout', 'InternalError', 'ServiceUnavailable'])

/** Converts an error that the client threw, or one that it wrapped. Undefined: it does not come from the store. */
export function asBucketError(error: unknown, what: string): BucketError | undefined {
  if (error instanceof BucketError) return error
  const cause = (error as { cause?: unknown } | undefined)?.cause
  const said = error instanceof S3ServiceError ? error : cause instanceof S3ServiceError ? cause : undefined
  if (said) return saidNo(said, what)
  const own = bucketErrorIn(error)
  if (own) return own
  const code = systemCode(error) ?? ''
  if (code === 'ENOTFOUND') return new BucketError('unknown_host', `${what}: no such host.`, code)
  // A connection that breaks off is reported as a TypeError without a code.
  if (!NETWORK.test(code) && !(error instanceof TypeError)) return undefined
  const reason = code === '' && error instanceof Error ? error.message : code
  return new BucketError('away', `${what}: no answer (${reason}).`, code, { cause: error })
}

const NETWORK = /^(UND_|ERR_TLS|CERT_|EAI_)|^E(CONN|PIPE|TIMEDOUT|HOST|NET)/

/** The client wraps the errors of our own `fetch`. */
function bucketErrorIn(error: unknown): BucketError | undefined {
  for (let at = error; at instanceof Error; at = at.cause) if (at instanceof BucketError) return at
  return undefined
}

function saidNo({ status, serviceCode, body }: S3ServiceError, what: string): BucketError {
  const named = /<Code>([A-Za-z.]{1,80})<\/Code>/.exec(body ?? '')?.[1]
  const code = named ?? (serviceCode === 'Unknown' ? '' : (serviceCode ?? ''))
  const isBusy = BUSY.has(status) || BUSY_CODES.has(code)
  return new BucketError(isBusy ? 'away' : 'refused', `${what}: ${status}${code && ` ${code}`}.`, code)
}

/** Whether the store says that it has no such object. */
export function isNoObject(error: unknown): boolean {
  const said = [error, (error as { cause?: unknown } | undefined)?.cause].find(
    (one) => one instanceof S3ServiceError,
  )
  return said instanceof S3ServiceError && said.status === 404 && !/NoSuchBucket/.test(said.body ?? '')
}

function systemCode(error: unknown): string | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    const { code } = at as NodeJS.ErrnoException
    if (typeof code === 'string') return code
  }
  return undefined
}
