/** A call whose example is sent first, with some of its fields changed. */
export interface EarlierCall {
  /** Id of the call. */
  id: string
  with?: Readonly<Record<string, string>>
  /** Fields of its answer that take the place of those of the same name. */
  gives?: readonly string[]
}

/**
 * A request that succeeds after a first start, with the pages and data that come with it, and what must be done before.
 */
export interface CallExample<Payload extends object = object> {
  sends: Payload
  /** Of a call whose body is a file: its bytes, in base64. */
  file?: string
  /** Calls whose examples come first, in this order. */
  after?: readonly EarlierCall[]
  /** A passed captcha, which is valid once, replaces `ticket` and `randstr`. */
  captcha?: true
  /** The code of the newest message to this phone takes the place of `code`. */
  codeOf?: string
  /** The order `pid` is paid first. */
  paid?: true
  /**
   * Whose token is sent, or which call's answer has it, when not any visitor's will do. The calls before it also send a
   * phone's token.
   */
  token?: { handset: string } | { answerOf: string }
}
