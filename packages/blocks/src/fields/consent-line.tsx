import { type ComponentProps, useId } from 'react'
import { AgreementLine } from '../agreement/agreement-line'
import { STANDARD_CONSENT } from '../agreement/standard-consent'
import { Fault } from './field'

interface ConsentLineProps extends Pick<ComponentProps<typeof AgreementLine>, 'name' | 'documents'> {
  /** Empty: the usual one. */
  text: string
  fault?: string | undefined
}

/** What is agreed to, and below it what is wrong with it. */
export function ConsentLine({ name, text, documents, fault }: ConsentLineProps) {
  const id = useId()
  return (
    <>
      <AgreementLine
        id={id}
        name={name}
        text={text || STANDARD_CONSENT}
        documents={documents}
        aria-invalid={fault !== undefined}
        aria-describedby={fault ? `${id}fault` : undefined}
      />
      <Fault id={`${id}fault`} text={fault} />
    </>
  )
}
