/** Fetches files of data from addresses that operators give. */
export interface FeedSourcePort {
  /**
   * The bytes at an https address. Rejects with a SupplierError whose message operators read: for anything but an answer of
   * 200, for an address of one's own network, for more than 50 MB, and for what takes longer than a minute.
   */
  fetch(url: string): Promise<Buffer>
}
