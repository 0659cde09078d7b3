import { type ComponentProps, useId } from 'react'
import { AgreementLine } from '../agreement/agreement-line'
import { Fault } from './field'

/** A form without a text that is agreed to would take somebody's data without a consent. */
const CONSENT = '我已阅读并同意《隐私政策》'

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
        name={name}
        text={text || CONSENT}
        documents={documents}
        aria-invalid={fault !== undefined}
        aria-describedby={fault ? id : undefined}
      />
      <Fault id={id} text={fault} />
    </>
  )
}
