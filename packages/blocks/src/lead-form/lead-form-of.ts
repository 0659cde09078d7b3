import type { Block } from '@yingzao/schema/client'
import { STANDARD_CONSENT } from '../agreement/standard-consent'
import type { LeadFormProps } from './props'

/** What the document of a lead form says, once its reader has read it, and the standard consent where it names none. */
export function leadFormOf({ value }: Pick<Block, 'value'>): LeadFormProps {
  const props = value as unknown as LeadFormProps
  return { ...props, consent: props.consent || STANDARD_CONSENT }
}
