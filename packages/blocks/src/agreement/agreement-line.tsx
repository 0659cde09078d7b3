import './agreement-line.css'
import { Fragment, type InputHTMLAttributes } from 'react'
import { partsOf } from './parts'

const PRIVACY = '/h5-page/h5/privacy'
const TERMS = '/h5-page/h5/terms'

interface AgreementLineProps extends InputHTMLAttributes<HTMLInputElement> {
  name: string
  /** What is agreed to, word for word; also what the ticked field hands in. */
  text: string
  /** Where the page has documents of its own; an empty address is the site's. */
  documents: { privacy_url: string; terms_url: string }
}

/** A box to tick that is never ticked for anybody, with the documents that its text names as links. */
export function AgreementLine({ text, documents, ...input }: AgreementLineProps) {
  const links = {
    '《隐私政策》': documents.privacy_url || PRIVACY,
    '《用户服务协议》': documents.terms_url || TERMS,
  }
  return (
    <label className="yz-agreement">
      {/* Without `autocomplete` Firefox ticks it again on a reload. */}
      <input {...input} className="yz-agreement__box" type="checkbox" value={text} autoComplete="off" />
      <span className="yz-agreement__text">
        {partsOf(text, links).map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a fixed text are their places.
          <Fragment key={index}>{part.href ? <a href={part.href}>{part.text}</a> : part.text}</Fragment>
        ))}
      </span>
    </label>
  )
}
