import type { Block } from '@yingzao/schema/client'
import { STANDARD_CONSENT } from '../agreement/standard-consent'
import type { WBrokerRegisterProps } from './props'

/** What the document of a registration says, once its reader has read it, and the standard consent where it names none. */
export function registrationOf({ value }: Pick<Block, 'value'>): WBrokerRegisterProps {
  const props = value as unknown as WBrokerRegisterProps
  return { ...props, consent: props.consent || STANDARD_CONSENT }
}
