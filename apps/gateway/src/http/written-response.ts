import { successEnvelope } from '@yingzao/contract/server'

/**
 * The response of a call as the bytes of its JSON, for what is the same for many visitors. Serialising it for each of
 * them costs more than everything else that the call does.
 */
export class WrittenResponse<Response> {
  readonly #parts: readonly Buffer[]
  #reply: { msg: string; bytes: Buffer } | undefined

  /** `parts`, concatenated, are the JSON of the response. */
  constructor(parts: readonly Buffer[]) {
    this.#parts = parts
  }

  /** The bytes of the whole reply; put together once, however often they are sent. */
  inEnvelope(msg: string): Buffer {
    if (this.#reply?.msg !== msg) this.#reply = { msg, bytes: this.#putTogether(msg) }
    return this.#reply.bytes
  }

  #putTogether(msg: string): Buffer {
    const empty = JSON.stringify({ ...successEnvelope(null), msg })
    return Buffer.concat([Buffer.from(empty.slice(0, -'null}'.length)), ...this.#parts, Buffer.from('}')])
  }

  /** The response itself, for inspection. */
  read(): Response {
    return JSON.parse(Buffer.concat(this.#parts).toString())
  }
}
