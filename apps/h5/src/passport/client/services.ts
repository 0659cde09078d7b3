import type { OperationResponse, Operations } from '@yingzao/contract/client'
import { element } from './element'
import { loadPage, loadWhenWanted } from './list-states'
import { ask, isLoggedIn, part, show } from './page'
import { dayText } from './when'

type Service = OperationResponse<Operations['usingProducts']>['list'][number]

const STATES: Readonly<Record<Service['status'], readonly [label: string, tone: string]>> = {
  1: ['使用中', 'good'],
  2: ['即将到期', 'open'],
  3: ['已结束', 'plain'],
}

/** Shows what somebody has, and until when. */
export function installServices(): void {
  loadWhenWanted(load)
}

async function load(): Promise<void> {
  const list = part('.pp-orders')
  await loadPage(async () => {
    const { response, msg } = await ask('usingProducts', {})
    if (!response) throw new Error(msg)
    list.textContent = ''
    list.append(...response.list.map(serviceCard))
    return response.list.length === 0 ? 'empty' : undefined
  })
  if (!isLoggedIn()) list.textContent = ''
  show('[data-mine]', isLoggedIn())
}

function serviceCard({ name, status, expire_at, days_left }: Service): HTMLElement {
  const [label, tone] = STATES[status]
  const card = element('li', '', 'pp-card pp-order')
  const top = element('div', '', 'pp-order__top')
  top.append(element('h2', name), element('b', label, `pp-state pp-state--${tone}`))
  card.append(top)
  if (expire_at === null) card.append(element('p', '长期有效', 'pp-order__when'))
  else {
    const until = `${status === 3 ? '已于' : '有效期至'} ${dayText(expire_at)}${status === 3 ? ' 结束' : ''}`
    card.append(element('p', until, 'pp-order__when'))
    if (status !== 3) card.append(element('p', `剩余 ${days_left} 天`, 'pp-order__left'))
  }
  return card
}
