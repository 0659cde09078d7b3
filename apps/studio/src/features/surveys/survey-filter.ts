import { surveyFilter } from '@yingzao/contract/studio'
import type { Payload } from '../../state/calls'
import { addressFilter } from '../../ui/list/address-filter'

/** What narrows the answers down. */
export type SurveyFilter = Pick<Payload<'surveyAnswerList'>, 'page_code' | 'block_id' | 'from' | 'to'>

/** The same as it stands in the address. */
export const surveyAddress = addressFilter<SurveyFilter>(surveyFilter.shape)
