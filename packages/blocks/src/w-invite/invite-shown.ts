import type { Answer, Response } from '../answers/answer'
import { dayText } from '../answers/moments'

export type Home = Response<'inviteHomeData'>
export type ShareCode = Response<'invitationShareCode'>

/** What there is to press, or to say instead. */
export type Stage =
  /** To log in and invite. */
  | 'login'
  /** To log in and see whom one has invited: there is nothing to invite to now, or here. */
  | 'look'
  | 'loading'
  | 'invite'
  /** The visitor's own data is shown elsewhere; this says why nobody can be invited. */
  | 'said'
  | 'failed'

/** A prize, and what may be done about it. */
export interface PrizeRow {
  /** Of the tier; 0: for sharing the link. */
  state: number
  name: string
  image: string
  terms: string
  /** In the place of the button; empty: nothing to say. */
  word: string
  look: 'open' | 'done' | 'wait'
}

/** What the block shows. Empty texts take no space. */
export interface InviteShown {
  stage: Stage
  /** Of `look`, `said` and `failed`. */
  text: string
  /** Empty: what the page calls it. */
  title: string
  word: string
  span: string
  /** Undefined: nobody is logged in. */
  my: { invited: number; counted: number; next: string } | undefined
  /** Undefined: they are still to come. */
  prizes: readonly PrizeRow[] | undefined
  rules: readonly string[] | undefined
  gift: string
  link: string
  /** Which of their own lists visitors can open; empty: nobody is logged in. */
  records: 'both' | 'invited' | ''
}

interface Known {
  home: Answer<Home>
  code: Answer<ShareCode>
  isLoggedIn: boolean
  /** They passed their link on and may have the prize for it. */
  isShared?: boolean
}

const [COMING, RUNS] = [1, 2]
const ACTIVITY_MISSING = 400010
/** With this many left or fewer, the text says that they are few. */
const FEW = 20

const NOTHING = {
  title: '',
  word: '',
  span: '',
  my: undefined,
  prizes: undefined,
  rules: undefined,
  gift: '',
  link: '',
  records: '',
} as const

/** The query: the activity that the page names, or the one that is running. */
export function homeQuery(activity_id: string): { activity_id?: string } {
  return activity_id === '' ? {} : { activity_id }
}

/** Whether the visitor can share a link of their own here and now. */
export function canInvite({ status, is_rewarded, my }: Home): boolean {
  return my !== null && status === RUNS && is_rewarded
}

/** All that is shown of an activity. */
export function shownOf({ home, code, isLoggedIn, isShared = false }: Known): InviteShown {
  if (home.state === 'failed') {
    const none = { ...NOTHING, prizes: [], rules: [] }
    return home.code === ACTIVITY_MISSING
      ? { ...none, stage: 'said', text: '目前没有邀请活动' }
      : { ...none, stage: 'failed', text: home.msg || '读取失败，请稍后重试' }
  }
  if (home.state !== 'known') return { ...NOTHING, stage: isLoggedIn ? 'loading' : 'login', text: '' }
  const { response } = home
  const { title, status, start_at, end_at, my, rules, gift, is_rewarded } = response
  return {
    ...stageOf(response),
    title,
    word: ['未开始', '进行中', '已结束'][status - 1] ?? '',
    span: `${dateText(start_at)} – ${dateText(end_at)}`,
    my: my ? { invited: my.invited, counted: my.registered, next: nextOf(response) } : undefined,
    prizes: prizesOf(response, isShared),
    rules,
    gift: gift && `好友注册后可得：${gift}`,
    link: linkOf(code),
    records: my === null ? '' : is_rewarded ? 'both' : 'invited',
  }
}

function stageOf(home: Home): Pick<InviteShown, 'stage' | 'text'> {
  const { status, start_at, end_at, my, is_rewarded } = home
  if (canInvite(home)) return { stage: 'invite', text: '' }
  if (my === null && status === RUNS && is_rewarded) return { stage: 'login', text: '' }
  const stage = my === null ? 'look' : 'said'
  if (status === COMING) return { stage, text: `活动从 ${dateText(start_at)} 开始，到时候再来邀请` }
  if (status === RUNS) return { stage, text: '这里只展示活动规则和您的邀请记录' }
  return { stage, text: `活动已于 ${dateText(end_at)} 结束，邀请记录仍可查看` }
}

/** How far somebody is, and how far it is to the next tier. */
function nextOf({ my, tiers, status, is_rewarded }: Home): string {
  if (!my) return ''
  if (my.invited === 0) {
    const isOpen = status === RUNS && is_rewarded
    return isOpen ? '还没有好友通过您的链接注册。发给认识的人，注册后会显示在这里。' : '还没有邀请记录'
  }
  if (tiers.length === 0) return ''
  const reached = my.state > 0 ? `已达到第 ${my.state} 档` : ''
  const next = tiers.find(({ need }) => need > my.registered)
  if (!next) return '各档都已达到'
  if (status !== RUNS) return reached
  return [reached, `再有 ${next.need - my.registered} 位有效好友到第 ${next.state} 档`]
    .filter(Boolean)
    .join('，')
}

/** The tiers, and last the prize for sharing the link. */
function prizesOf({ tiers, share_prize, my, status }: Home, isShared: boolean): PrizeRow[] {
  const rows = tiers.map(({ state, need, prize, stock, can_receive, received }) => {
    const lacks = my ? `还差 ${Math.max(1, need - my.registered)} 人` : ''
    const can = can_receive ? '' : lacks
    return rowOf({
      state,
      prize,
      condition: `邀请 ${need} 人`,
      stock,
      received,
      can,
      status,
      isOpen: can_receive,
    })
  })
  if (!share_prize) return rows
  const { stock, received, ...prize } = share_prize
  const isOpen = isShared && my !== null && stock > 0 && !received
  const condition = '分享链接'
  const can = my ? '分享后可领' : ''
  return [...rows, rowOf({ state: 0, prize, condition, stock, received, can, status, isOpen })]
}

interface Prize {
  state: number
  prize: { name: string; image: string }
  condition: string
  stock: number
  received: boolean
  /** What is still to be done for it. */
  can: string
  status: Home['status']
  isOpen: boolean
}

function rowOf({ state, prize, condition, stock, received, can, status, isOpen }: Prize): PrizeRow {
  const { name, image } = prize
  const isLeft = stock > 0 && !received
  const left = `${stock > FEW ? '剩余' : '仅剩'} ${stock} 份`
  const row = { state, name, image, terms: isLeft ? `${condition}，${left}` : condition }
  if (received) return { ...row, word: '已领取', look: 'done' }
  if (status > RUNS) return { ...row, word: '活动已结束', look: 'wait' }
  if (stock === 0) return { ...row, word: '已领完', look: 'wait' }
  if (status === COMING) return { ...row, word: '未开始', look: 'wait' }
  return isOpen ? { ...row, word: '', look: 'open' } : { ...row, word: can, look: 'wait' }
}

function linkOf(code: Answer<ShareCode>): string {
  if (code.state === 'known') return code.response.share_url
  return code.state === 'loading' ? '正在生成您的专属链接…' : '链接还没有生成，请点下面的按钮重试'
}

/** A day in China as it is written there: `2026年12月1日`. */
export function dateText(ms: number): string {
  const [year, month, day] = dayText(ms).split('-').map(Number)
  return `${year}年${month}月${day}日`
}
