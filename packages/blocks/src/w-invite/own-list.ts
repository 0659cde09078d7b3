import type { NearPage } from '@yingzao/renderer'
import { answerTo, type CallId, type Response } from '../answers/answer'
import { takeLater } from '../answers/take-later'
import { dateText } from './invite-shown'

interface OwnRow {
  who: string
  standing: string
  isGood: boolean
  terms: string
  why: string
}

/** A list of the visitor's own, and how its items are worded. */
export interface OwnList {
  label: string
  call: CallId
  empty: string
  rowOf(item: never): OwnRow
}

type Invited = Response<'myInvitedList'>['list'][number]
type Prize = Response<'myPrizes'>['list'][number]

export const lists = {
  invited: {
    label: '我的邀请',
    call: 'myInvitedList',
    empty: '还没有好友通过您的链接注册',
    rowOf: ({ nick_name, handset, registered_at, is_valid, note }: Invited) => ({
      who: [nick_name || '好友', handset || '已注销'].join(' '),
      standing: is_valid ? '有效' : '未计入',
      isGood: is_valid,
      terms: `${dateText(registered_at)} 注册`,
      why: note,
    }),
  },
  prizes: {
    label: '我的奖品',
    call: 'myPrizes',
    empty: '还没有奖品',
    rowOf: ({ name, source, status, note, granted_at }: Prize) => ({
      who: name,
      standing: ['待发放', '已发放', '已失效'][status - 1] ?? '',
      isGood: status !== 3,
      terms: `${dateText(granted_at)} ${source === 'share' ? '分享领取' : '邀请领取'}`,
      why: note,
    }),
  },
} satisfies Record<string, OwnList>

const PAGE_SIZE = 20

interface Opened {
  card: HTMLElement
  page: NearPage
  place: HTMLElement
  list: OwnList
  /** What all pages are asked for with. */
  query: object
}

/** Starts a list in its place. The function it returns asks for the next page, or again for one that failed. */
export function openList({ card, page, place, list, query }: Opened): () => void {
  const rows = document.createElement('ul')
  const end = document.createElement('div')
  rows.className = 'yz-invite__rows'
  place.replaceChildren(rows, end)
  let next = 1
  let isAsking = false

  function showEnd(name?: string): Element | undefined {
    const part = name && takeLater(card, `list-${name}`)
    end.replaceChildren(...(part ? [part] : []))
    return part || undefined
  }

  function add(item: unknown): void {
    const { who, standing, isGood, terms, why } = list.rowOf(item as never)
    const row = takeLater(card, 'row')
    row.classList.toggle('yz-invite__row--good', isGood)
    for (const [index, text] of [who, standing, terms, why].entries()) {
      const line = row.children[index] as HTMLElement
      line.textContent = text
      line.hidden = text === ''
    }
    rows.append(row)
  }

  async function more(): Promise<void> {
    if (isAsking) return
    isAsking = true
    const hadFocus = end.contains(document.activeElement)
    showEnd('loading')
    if (hadFocus) place.focus({ preventScroll: true })
    const answer = await answerTo(page.ask, list.call, { ...query, page: next, page_size: PAGE_SIZE })
    isAsking = false
    if (answer.state === 'anonymous') return page.login()
    if (answer.state !== 'known') {
      const alert = showEnd('failed')?.querySelector('[role=alert]')
      if (alert && answer.state === 'failed' && answer.msg) alert.textContent = answer.msg
      return
    }
    const { list: items, total } = answer.response as { list: unknown[]; total: number }
    items.forEach(add)
    next += 1
    if (rows.children.length === 0) (showEnd('empty') as Element).textContent = list.empty
    else if (items.length > 0 && rows.children.length < total) showEnd('more')
    // A list that was complete on its first page raises no question of whether there is more.
    else showEnd(next > 2 ? 'end' : undefined)
  }

  return () => void more()
}
