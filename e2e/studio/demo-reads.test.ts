import { afterAll, beforeAll, expect, test } from 'vitest'
import { type StudioOperations, studioOperations } from '../../packages/contract/src/studio'
import { type OwnDemoGateway, startDemoGateway } from '../testing/demo-gateway'

type CallId = keyof StudioOperations
type Fields = Readonly<Record<string, unknown>>

const ADMINISTRATOR = { name: '陈晓', login: 'chen', password: 'paper boats at noon' }

/** The payloads of calls that need one: taken from the demo, from the first entry that another call lists. */
const ASKED: { readonly [Id in CallId]?: Fields | { first: CallId; as: string } } = {
  assetDetail: { first: 'assetList', as: 'hash' },
  productDetail: { first: 'productList', as: 'shop_product_id' },
  checkInTickets: { kind: 'speech', occasion_id: 'shanghai-1' },
  contractRead: { first: 'contractList', as: 'contract_id' },
  signedDetail: { first: 'signedList', as: 'contract_no' },
  workCalendarYear: { year: '2026' },
  competitionDetail: { first: 'competitionList', as: 'competition_id' },
  simPlayerList: { competition_id: 'contest-1' },
  // The first of those that a first start makes.
  simPlayerDetail: { player_id: '1' },
  simPlayerOrders: { player_id: '1' },
  simPlayerLedger: { player_id: '1' },
  couponBatchDetail: { first: 'couponBatchList', as: 'coupon_id' },
  couponHolders: { first: 'couponBatchList', as: 'coupon_id' },
  groupMemberList: { first: 'groupList', as: 'group_id' },
  inviteActivityDetail: { first: 'inviteActivityList', as: 'activity_id' },
  inviteFunnel: { activity_id: 'friends', days: '30' },
  prizeGrantDetail: { first: 'prizeGrantList', as: 'grant_id' },
  openDayVisitList: { first: 'openDayRows', as: 'event_id' },
  orderDetail: { first: 'orderList', as: 'pid' },
  experimentPlan: { page_code: 'etf-course', measure: 'lead', effect: '20', variants: '2' },
  pageDetail: { first: 'pageList', as: 'code' },
  pageExport: { first: 'pageList', as: 'code' },
  versionList: { first: 'pageList', as: 'code' },
  versionDetail: { code: 'etf-course', version: '1' },
  pageShare: { code: 'etf-course' },
  pageCommentList: { first: 'pageList', as: 'code' },
  previewLink: { first: 'pageList', as: 'code' },
  renewalSummary: { days: '30' },
  reportPage: { code: 'etf-course', from: '2026-11-01', to: '2026-11-30' },
  reportBlocks: { code: 'etf-course', from: '2026-11-01', to: '2026-11-30' },
  reportForms: { code: 'etf-course', from: '2026-11-01', to: '2026-11-30' },
  reportFunnel: { from: '2026-11-01', to: '2026-11-30' },
  reportCompany: { from: '2026-11-01', to: '2026-11-30' },
  reportChannels: { from: '2026-11-01', to: '2026-11-30' },
  reportLinks: { codes: 'abc234', from: '2026-11-01', to: '2026-11-30' },
  reportExport: { report: 'page', code: 'etf-course', from: '2026-11-01', to: '2026-11-30' },
  reportVitals: { code: 'etf-course', from: '2026-11-01', to: '2026-11-30' },
  questionnaireDetail: { first: 'questionnaireList', as: 'version' },
  riskTestDetail: { first: 'riskTestList', as: 'id' },
  feedBatchDetail: { first: 'feedBatchList', as: 'batch_id' },
  instrumentFind: { q: 'jajy' },
  instrumentNoteHistory: { first: 'instrumentNoteList', as: 'code' },
  simArticlePlayers: { q: '1' },
  simDayList: { first: 'settlementContests', as: 'competition_id' },
  trackedLinkDetail: { first: 'trackedLinkList', as: 'link_id' },
  trackedLinkCode: { first: 'trackedLinkList', as: 'link_id' },
  trackedLinkPoster: { first: 'trackedLinkList', as: 'link_id' },
  videoDetail: { first: 'videoRows', as: 'video_id' },
  tourPosterRows: { tour_id: '2025' },
  speechRows: { tour_id: '2025' },
  wordListRevision: { revision: 0 },
}

let gateway: OwnDemoGateway
let cookie: string
beforeAll(async () => {
  gateway = await startDemoGateway()
  cookie = await signIn()
})
afterAll(() => gateway?.stop())

/**
 * After a first start nothing has gone wrong, nobody has left a lead, no film is being uploaded, and nothing is on
 * trial or submitted.
 */
const HAS_NONE: readonly CallId[] = [
  'alarmDetail',
  'reviewDetail',
  'leadDetail',
  'videoUploadState',
  'experimentDetail',
  'experimentResult',
]

const reads = (Object.keys(studioOperations) as CallId[]).filter(
  (id) => studioOperations[id].method === 'GET' && !HAS_NONE.includes(id),
)

test.each(reads)(
  '%s answers by its contract as soon as there is the demo, and nothing came of it yet',
  async (id) => {
    const { status, text } = await read(id)
    expect(status, text).toBe(200)
  },
)

/** Returns the cookie of an administrator whose first password has been changed, as is required. */
async function signIn(): Promise<string> {
  const first = await gateway.addMember(ADMINISTRATOR, 'administrator')
  const { login, password } = ADMINISTRATOR
  const signedIn = await post('/studio-api/sign-in', { login, password: first })
  const of = (reply: Response) =>
    reply.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ')
  const changed = await post('/studio-api/password', { old_password: first, password }, of(signedIn))
  expect(changed.status, await changed.text()).toBe(200)
  return of(changed) || of(signedIn)
}

function post(path: string, body: unknown, sent = ''): Promise<Response> {
  return fetch(new URL(path, gateway.origin), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-yingzao-studio': '1', cookie: sent },
    body: JSON.stringify(body),
  })
}

const replies = new Map<CallId, Promise<{ status: number; text: string }>>()

/** Fetches what a call needs and then calls it, each only once. */
function read(id: CallId): Promise<{ status: number; text: string }> {
  const known = replies.get(id) ?? ask(id)
  replies.set(id, known)
  return known
}

async function ask(id: CallId): Promise<{ status: number; text: string }> {
  const url = new URL(studioOperations[id].path, gateway.origin)
  for (const [name, value] of Object.entries(await fieldsOf(id))) url.searchParams.set(name, String(value))
  const reply = await fetch(url, { headers: { 'x-yingzao-studio': '1', cookie } })
  return { status: reply.status, text: await reply.text() }
}

async function fieldsOf(id: CallId): Promise<Fields> {
  const asked: Fields & { first?: CallId; as?: string } = ASKED[id] ?? {}
  const { first, as } = asked
  if (!first || !as) return asked
  const { text } = await read(first)
  const { list } = JSON.parse(text).response as { list: Fields[] }
  const value = list[0]?.[as]
  if (value === undefined) throw new Error(`${first} lists nothing with ${as}: ${text.slice(0, 400)}`)
  return { [as]: value }
}
