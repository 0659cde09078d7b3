/** What is asked of who sends text messages. */
export interface SmsPort {
  /** Whether messages can be sent here at all. */
  readonly isSet: boolean
  /**
   * Sends a code to a phone. Answers the supplier's name for the message. Rejects with a SupplierError; after
   * `no_answer` it may have been sent.
   */
  sendCode(request: CodeMessage): Promise<string>
  /** Sends the address of the app to a phone; otherwise like `sendCode`. */
  sendDownload(request: Message): Promise<string>
  /** Reminds a phone of what is to begin; otherwise like `sendCode`. */
  sendReminder(request: OccasionMessage): Promise<string>
  /** Tells a phone that something was cancelled; otherwise like `sendCode`. */
  sendCancellation(request: OccasionMessage): Promise<string>
}

interface CodeMessage extends Message {
  code: string
  /** How long it is good. */
  minutes: number
}

interface OccasionMessage extends Message {
  /** What begins or was to, at most 30 characters. */
  what: string
  /** When, by the clock of China: `12月5日 14:00`. */
  when: string
}

interface Message {
  handset: string
  /** Our own name for the message, by which it is found at the supplier. */
  requestId: string
}
