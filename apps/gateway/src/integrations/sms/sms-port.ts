/** What is asked of a supplier of text messages. */
export interface SmsPort {
  /** Whether messages can be sent here at all. */
  readonly isSet: boolean
  /**
   * Sends a code to a phone. Returns the supplier's id of the message. Rejects with a SupplierError; after `no_answer`
   * it may nevertheless have been sent.
   */
  sendCode(request: CodeMessage): Promise<string>
  /** Sends the address of the app to a phone; otherwise like `sendCode`. */
  sendDownload(request: Message): Promise<string>
  /** Sends a reminder of something about to begin; otherwise like `sendCode`. */
  sendReminder(request: OccasionMessage): Promise<string>
  /** Tells a phone that something was cancelled; otherwise like `sendCode`. */
  sendCancellation(request: OccasionMessage): Promise<string>
}

interface CodeMessage extends Message {
  code: string
  /** How long the code is valid. */
  minutes: number
}

interface OccasionMessage extends Message {
  /** What begins or was to begin, at most 30 characters. */
  what: string
  /** When, in China's time zone: `12月5日 14:00`. */
  when: string
}

interface Message {
  handset: string
  /** Our own id of the message, by which it can be found at the supplier. */
  requestId: string
}
