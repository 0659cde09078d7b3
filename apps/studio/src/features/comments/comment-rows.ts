import { commentFilter } from '@yingzao/contract/studio'
import type { Answer, Payload } from '../../state/calls'
import { addressFilter } from '../../ui/list/address-filter'

export type CommentRow = Answer<'commentRows'>['list'][number]
export type CommentFilter = Omit<Payload<'commentRows'>, 'after' | 'limit'>

export const commentAddress = addressFilter<CommentFilter>(commentFilter.shape)
