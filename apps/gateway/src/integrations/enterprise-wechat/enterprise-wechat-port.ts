/** What is asked of enterprise WeChat. Whatever it does not do rejects with a SupplierError. */
export interface EnterpriseWechatPort {
  /** Makes a way to reach a member, which tells the member by `state` where the visitor came from. */
  addContactWay(request: ContactWayRequest): Promise<ContactWay>
}

interface ContactWayRequest {
  /** The member's id in enterprise WeChat. */
  userId: string
  /** At most 30 characters. */
  state: string
}

interface ContactWay {
  /** What it is changed and removed by; there is no other way to find it again. */
  config_id: string
  /** Address of its picture, or what the picture is to say where the supplier made none. */
  qr: { image: string } | { text: string }
}
