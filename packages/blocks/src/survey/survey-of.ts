import type { Block } from '@yingzao/schema/client'
import { STANDARD_CONSENT } from '../agreement/standard-consent'
import type { SurveyProps } from './props'

/** What the document of a form says, once its reader has read it, and the standard consent where it names none. */
export function surveyOf({ value }: Pick<Block, 'value'>): SurveyProps {
  const props = value as unknown as SurveyProps
  return { ...props, consent: props.consent || STANDARD_CONSENT }
}
