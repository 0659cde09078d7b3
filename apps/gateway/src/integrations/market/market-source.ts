/** A quote as a source of quotes gives it. Prices and sums are texts in yuan, as no number keeps all of their digits. */
export interface SourceQuote {
  code: string
  last: string
  prev_close: string
  /** Null: there was no trade today. */
  open: string | null
  high: string | null
  low: string | null
  /** Null: nobody offers or asks. */
  bid1: string | null
  ask1: string | null
  /** Shares. */
  volume: number
  amount: string
  quoted_at: Date
  is_suspended: boolean
  /** Whose it is, as pages name it. */
  source: string
}

/** Where quotes come from. What it does not do rejects with a SupplierError. */
export interface MarketSource {
  /** Returns the newest quotes of these codes, a few hundred at once. Codes it does not know are left out. */
  quotesOf(codes: readonly string[]): Promise<SourceQuote[]>
}
