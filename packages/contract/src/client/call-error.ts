/**
 * Why a call has no result: it was never sent (`canceled`), no reply came (`network`, `timeout`), the reply
 * was an error (`http`), or the gateway refused for a business reason (`business`).
 */
export type CallFailure = 'canceled' | 'network' | 'timeout' | 'http' | 'business'

/** What a call rejects with. `call` has shown its text already, unless the call was cancelled; `ask` shows nothing. */
export class CallError extends Error {
  /** True when the call needed a token, there was none, and so nothing was sent or shown. */
  readonly canceled: boolean

  constructor(
    readonly operationId: string,
    readonly failure: CallFailure,
    /** The text for the visitor. */
    message: string,
    /** HTTP status and envelope code, as far as a reply had them. Branch on the code, never on the text. */
    readonly reply: { status?: number; code?: number } = {},
  ) {
    super(message)
    this.name = 'CallError'
    this.canceled = failure === 'canceled'
  }
}
