/** What is asked of enterprise WeChat. Whatever it does not do rejects with a SupplierError. */
export interface EnterpriseWechatPort {
  /** Creates a way to reach a member; its `state` tells the member where the visitor came from. */
  addContactWay(request: ContactWayRequest): Promise<ContactWay>
}

interface ContactWayRequest {
  /** The member's id in enterprise WeChat. */
  userId: string
  /** At most 30 characters. */
  state: string
}

interface ContactWay {
  /** The id for changing and removing it; there is no other way to find it again. */
  config_id: string
  /** The address of its picture, or the text to make one from where the supplier made none. */
  qr: { image: string } | { text: string }
}
