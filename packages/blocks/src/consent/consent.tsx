import './consent.css'
import { defineView, type ViewProps } from '@yingzao/renderer'
import { AgreementLine } from '../agreement/agreement-line'
import type { ConsentProps } from './props'

function Consent({ props }: ViewProps<ConsentProps>) {
  const { text, marketing, ...documents } = props
  if (text === '' && marketing === '') return null
  return (
    <div className="yz-consent">
      {text && <AgreementLine name="consent" text={text} documents={documents} />}
      {marketing && <AgreementLine name="consent_marketing" text={marketing} documents={documents} />}
    </div>
  )
}

export const consent = defineView<ConsentProps>({ name: 'consent', view: Consent })
