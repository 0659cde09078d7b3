/** Each figure of a report. */
export type MeasureKey =
  | 'views'
  | 'visitors'
  | 'seconds'
  | 'depth'
  | 'bounced'
  | 'lead'
  | 'login'
  | 'join'
  | 'enrol'
  | 'order'
  | 'payment'
  | 'amount'

/** What a report is split into slices by. */
export type SliceBy = 'version' | 'container' | 'channel' | 'variant'
