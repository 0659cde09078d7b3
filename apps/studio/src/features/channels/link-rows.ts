import { trackedLinkFilter } from '@yingzao/contract/studio'
import type { Answer, CallId, Payload } from '../../state/calls'
import { addressFilter } from '../../ui/list/address-filter'
import type { OpenedLine } from '../../ui/list/use-list-address'

export type LinkRow = Answer<'trackedLinkList'>['list'][number]

/** What narrows the links down. */
export type LinkFilter = Omit<Payload<'trackedLinkList'>, 'after' | 'limit'>

/** Calls whose results are out of date once a link changes. */
export const CHANGED: readonly CallId[] = ['trackedLinkList', 'trackedLinkDetail', 'trackedLinkCampaigns']

export const linkAddress = addressFilter<LinkFilter>(trackedLinkFilter.shape)

export const OPENED: OpenedLine<string> = {
  name: 'link',
  read: (text) => (/^[\w-]{1,64}$/.test(text) ? text : undefined),
}
