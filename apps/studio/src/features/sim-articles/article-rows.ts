import { simArticleFilter } from '@yingzao/contract/studio'
import type { Answer, CallId, Payload } from '../../state/calls'
import { addressFilter } from '../../ui/list/address-filter'

export type ArticleRow = Answer<'simArticleList'>['list'][number]
export type ArticleFilter = Omit<Payload<'simArticleList'>, 'after' | 'limit'>

export const articleAddress = addressFilter<ArticleFilter>(simArticleFilter.shape)

/** Calls that become stale when a note is entered, changed or decided on. */
export const CHANGED: readonly CallId[] = ['simArticleList']
