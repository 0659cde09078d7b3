/** A text for some people. */
export interface Mail {
  /** Addresses; each sees the others. */
  to: readonly string[]
  subject: string
  /** Plain text. */
  text: string
}

/** A way to send mail. */
export interface MailPort {
  /** Rejects with a SupplierError; after `no_answer` it may have been sent. */
  send(mail: Mail): Promise<void>
}
