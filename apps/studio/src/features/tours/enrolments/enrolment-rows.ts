import { enrolmentFilter } from '@yingzao/contract/studio'
import type { Answer, Payload } from '../../../state/calls'
import { addressFilter } from '../../../ui/list/address-filter'

export type EnrolmentRow = Answer<'enrolmentList'>['list'][number]
export type EnrolmentFilter = Omit<Payload<'enrolmentList'>, 'after' | 'limit'>

export const enrolmentAddress = addressFilter<EnrolmentFilter>(enrolmentFilter.shape)
