import './agreement-line.css'
import { Fragment, type InputHTMLAttributes } from 'react'
import { type ConsentDocuments, consentLinks } from './consent-links'
import { partsOf } from './parts'

interface AgreementLineProps extends InputHTMLAttributes<HTMLInputElement> {
  name: string
  /** What is agreed to, word for word; also the submitted value of the ticked field. */
  text: string
  documents: ConsentDocuments
  /** Addresses of other documents that it names, by their titles. */
  links?: Readonly<Record<string, string>>
}

/** A checkbox that is never ticked in advance, with the documents that its text names as links. */
export function AgreementLine({ text, documents, links, ...input }: AgreementLineProps) {
  return (
    <label className="yz-agreement">
      {/* Without `autocomplete` Firefox ticks it again on a reload. */}
      <input {...input} className="yz-agreement__box" type="checkbox" value={text} autoComplete="off" />
      <span className="yz-agreement__text">
        {partsOf(text, { ...consentLinks(documents), ...links }).map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a fixed text are their places.
          <Fragment key={index}>{part.href ? <a href={part.href}>{part.text}</a> : part.text}</Fragment>
        ))}
      </span>
    </label>
  )
}
