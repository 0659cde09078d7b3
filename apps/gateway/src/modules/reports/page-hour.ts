/** What happened on a page in an hour, as counts of views and of events. */
export interface PageHour {
  page_code: string
  /** When it begins. */
  hour: Date
  views: number
  /** Of its forms: begun, a code sent, a correct code, stored. */
  begun: number
  code_sent: number
  code_right: number
  stored: number
  /** Codes that were not sent, and forms that were not stored. */
  refused: number
  clicks: number
  /** Actions that worked, and that did not. */
  done: number
  failed: number
}
