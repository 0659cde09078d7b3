import { CONTAINER_TITLES } from '@yingzao/schema/client'
import type { Sighting } from './seen'

/** Names for the things that somebody did. */
export const KIND_WORDS: Readonly<Record<Sighting['kind'], string>> = {
  view: '浏览',
  lead: '留资',
  login: '登录',
  join: '加入社群',
  enrol: '报名',
  order: '下单',
  payment: '付款',
  consent: '同意',
  contract: '签署合同',
}

/** A moment in China, to the second. */
export function chinaMoment(at: Date): string {
  return new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')
}

/** The name of the container in which a page was opened. */
export function containerWord(container: Sighting['container']): string {
  return container === null ? '未知' : CONTAINER_TITLES[container]
}
