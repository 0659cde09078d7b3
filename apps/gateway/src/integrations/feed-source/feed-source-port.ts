/** Fetches files of data from addresses that operators give. */
export interface FeedSourcePort {
  /**
   * Returns the bytes at an https address. Rejects with a SupplierError whose message is meant for operators: for any
   * answer but 200, for an address of our own network, for more than 50 MB, and for what takes longer than a minute.
   */
  fetch(url: string): Promise<Buffer>
}
