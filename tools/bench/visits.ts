import type { LeadCodes } from '../../e2e/testing/lead-codes'
import { operations } from '../../packages/contract/src/server'
import type { Answer, VisitLine } from './visit-line'

/** The blocks of a page that report events. */
const EVENTS = 12

/** Visits to a page, each from another phone: the page, what the phone reports about it, and perhaps a lead. */
export class Visits {
  private made = 0
  /** Leads that the gateway has acknowledged. */
  acknowledged = 0

  /** `campaign`: by which their leads are found again. */
  constructor(
    private readonly line: VisitLine,
    private readonly codes: LeadCodes,
    private readonly campaign: string,
  ) {}

  /** Makes one more. `leaves`: it ends in a lead. */
  async visit(leaves: boolean): Promise<{ page: Answer; others: Answer[] }> {
    this.made += 1
    const from = addressOf(this.made)
    const session = `${this.campaign}-${process.pid}-${this.made}`
    const page = await this.line.get('/h5-page/h5/etf-course', from)
    const view = { session_id: session, view_seq: 1, code: 'etf-course' }
    const { pageView, pageEvents, visitBeacon } = operations
    const others = [
      await this.line.post(pageView.path, from, { ...view, page_version: 1 }),
      await this.line.post(pageEvents.path, from, { ...view, events }),
    ]
    if (leaves) others.push(await this.leave(from, session))
    const left = new URLSearchParams({ session_id: session, view_seq: '1', duration: '12', ev: 'leave' })
    others.push(await this.line.get(`${visitBeacon.path}?${left}`, from))
    return { page, others }
  }

  /** A lead of somebody whose phone has its code. */
  private async leave(from: string, session: string): Promise<Answer> {
    const lead = {
      nick_name: '王小明',
      ...(await this.codes.take()),
      cps_id: this.campaign,
      page_code: 'etf-course',
      session_id: session,
      consent: 1,
      consent_version: '1',
      agreed: ['我已阅读并同意《隐私政策》和《用户服务协议》'],
    }
    const { answer, text } = await this.line.tell(operations.giftActivity.path, from, lead)
    if (answer.status === 200 && JSON.parse(text).code === 1) this.acknowledged += 1
    return answer
  }
}

const events = Array.from({ length: EVENTS }, (_none, at) => ({
  seq: at + 1,
  name: at % 6 === 5 ? 'click' : 'expose',
  block_id: `b-${at}`,
  block: 'button',
  age_ms: 40 * at,
}))

/** A separate one each time, as one network may not visit so often. */
function addressOf(visit: number): string {
  return `10.${(visit >> 16) & 255}.${(visit >> 8) & 255}.${visit & 255}`
}
