import type { Block } from '@yingzao/schema/client'
import { STANDARD_CONSENT } from '../agreement/standard-consent'
import type { WBrokerRegisterProps } from './props'

/**
 * What the document of a registration says after its reader has read it, with the standard consent if it names none.
 */
export function registrationOf({ value }: Pick<Block, 'value'>): WBrokerRegisterProps {
  const props = value as unknown as WBrokerRegisterProps
  return { ...props, consent: props.consent || STANDARD_CONSENT }
}
