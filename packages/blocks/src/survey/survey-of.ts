import type { Block } from '@yingzao/schema/client'
import { STANDARD_CONSENT } from '../agreement/standard-consent'
import type { SurveyProps } from './props'

/** What the document of a form says after its reader has read it, with the standard consent if it names none. */
export function surveyOf({ value }: Pick<Block, 'value'>): SurveyProps {
  const props = value as unknown as SurveyProps
  return { ...props, consent: props.consent || STANDARD_CONSENT }
}
