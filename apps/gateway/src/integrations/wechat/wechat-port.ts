/** What is asked of WeChat. Whatever it does not do rejects with a SupplierError. */
export interface WechatPort {
  /** Whether links can be made for the mini program with this alias. */
  hasMiniProgram(name: string): boolean
  /** Makes a link that opens a mini program. Each call makes a new one. A sandbox's is a path of ours. */
  createUrlLink(link: UrlLinkRequest): Promise<string>
  /** Signs the address of a page, written without `#`, for the JSSDK. */
  signPage(url: string): Promise<PageSignature>
  /** Whether visitors of our official account can be told apart, without which none of them can pay inside WeChat. */
  readonly knowsVisitors: boolean
  /**
   * Returns where to send a page inside WeChat so that its visitor returns to `returnTo` with a `code` and this
   * `state`, without being asked anything (`snsapi_base`).
   */
  authorizeAddress(way: { returnTo: string; state: string }): string
  /** Who came back with a code: their id at our official account. A code is good for five minutes, and once. */
  openidOf(code: string): Promise<string>
}

interface UrlLinkRequest {
  /** Alias of the mini program. */
  name: string
  /** Path inside it, without a query. Empty: its first page. */
  page: string
  query: string
  /** Days until the link expires, 1 to 30. */
  days: number
}

/** What `wx.config` wants. */
export interface PageSignature {
  appId: string
  /** Seconds. */
  timestamp: number
  nonceStr: string
  signature: string
}
