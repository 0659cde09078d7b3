/** A file that a call sends, and how its sender follows it. This package knows no `Blob`. */
export interface SentFile {
  file: object
  /** Called with the part that has been sent, from 0 to 1. */
  onProgress?: (part: number) => void
  /** Called with a function that cancels the sending. */
  onStart?: (takeBack: () => void) => void
}

/** One HTTP request, ready to go out. */
export interface TransportRequest extends Partial<SentFile> {
  method: 'GET' | 'POST'
  url: string
  headers: Record<string, string>
  /** JSON text of a POST; absent for a GET, and for a POST whose fields are its query. */
  body?: string
  /** Always set: the gateway may be on another origin of the same parent domain. */
  credentials: true
  timeoutMs: number
}

/** What came back, whatever its status. */
export interface TransportReply {
  status: number
  text: string
}

/**
 * Sends a request. Resolves with every reply that arrived, whatever its status; rejects with a
 * `TransportError` when none did.
 */
export type Transport = (request: TransportRequest) => Promise<TransportReply>

/** No reply arrived: the connection failed, or `timeoutMs` passed. */
export class TransportError extends Error {
  constructor(readonly kind: 'network' | 'timeout') {
    super(kind)
    this.name = 'TransportError'
  }
}
