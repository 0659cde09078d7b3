/** What a reading is told beside the document. */
export interface ReadRules {
  /** Given: links to other hosts are emptied and reported. Absent: every properly written host stays. */
  linkHosts?: readonly string[]
}
