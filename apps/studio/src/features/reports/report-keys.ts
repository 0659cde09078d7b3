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

/** By what a report is cut into slices. */
export type SliceBy = 'version' | 'container' | 'channel' | 'variant'
