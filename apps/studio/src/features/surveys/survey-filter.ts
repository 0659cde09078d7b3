import { surveyFilter } from '@yingzao/contract/studio'
import type { Payload } from '../../state/calls'
import { addressFilter } from '../../ui/list/address-filter'

/** The filter of the answers. */
export type SurveyFilter = Pick<Payload<'surveyAnswerList'>, 'page_code' | 'block_id' | 'from' | 'to'>

/** The same as kept in the URL. */
export const surveyAddress = addressFilter<SurveyFilter>(surveyFilter.shape)
