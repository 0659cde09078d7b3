/** A call whose example comes first, with some fields of it changed. */
export interface EarlierCall {
  /** Id of the call. */
  id: string
  with?: Readonly<Record<string, string>>
  /** Fields of its answer that take the place of those of the same name. */
  gives?: readonly string[]
}

/** A request that succeeds after a first start, with the pages and the data that it brings along, and what has to be done before. */
export interface CallExample<Payload extends object = object> {
  sends: Payload
  /** Of a call whose body is a file: its bytes, in base64. */
  file?: string
  /** Calls whose examples come first, in this order. */
  after?: readonly EarlierCall[]
  /** A passed captcha, which is good once, takes the place of `ticket` and `randstr`. */
  captcha?: true
  /** The code of the newest message to this phone takes the place of `code`. */
  codeOf?: string
  /** The order `pid` is paid before. */
  paid?: true
  /**
   * Whose token is sent, or that of which call's answer, where it may not be that of any visitor. A phone's is sent by the
   * calls before it, too.
   */
  token?: { handset: string } | { answerOf: string }
}
