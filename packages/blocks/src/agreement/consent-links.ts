/** Where a page has documents of its own; an empty address is the site's. */
export interface ConsentDocuments {
  privacy_url: string
  terms_url: string
}

/** Addresses of the documents that a text may name, by their titles. */
export function consentLinks({ privacy_url, terms_url }: ConsentDocuments): Record<string, string> {
  return {
    '《隐私政策》': privacy_url || '/h5-page/h5/privacy',
    '《用户服务协议》': terms_url || '/h5-page/h5/terms',
  }
}
