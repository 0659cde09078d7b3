import './consent.css'
import { defineView, type ViewProps } from '@yingzao/renderer'
import { Fragment } from 'react'
import { partsOf } from './parts'
import type { ConsentProps } from './props'

const PRIVACY = '/h5-page/h5/privacy'
const TERMS = '/h5-page/h5/terms'

function Consent({ props }: ViewProps<ConsentProps>) {
  const { text, marketing, privacy_url, terms_url } = props
  const links = { '《隐私政策》': privacy_url || PRIVACY, '《用户服务协议》': terms_url || TERMS }
  if (text === '' && marketing === '') return null
  return (
    <div className="yz-consent">
      <Line name="consent" text={text} links={links} />
      <Line name="consent_marketing" text={marketing} links={links} />
    </div>
  )
}

interface LineProps {
  name: string
  text: string
  links: Readonly<Record<string, string>>
}

function Line({ name, text, links }: LineProps) {
  if (text === '') return null
  return (
    <label className="yz-consent__line">
      {/* Without `autocomplete` Firefox ticks it again on a reload, and a consent is never ticked for anybody. */}
      <input className="yz-consent__box" type="checkbox" name={name} value="1" autoComplete="off" />
      <span className="yz-consent__text">
        {partsOf(text, links).map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a fixed text are their places.
          <Fragment key={index}>{part.href ? <a href={part.href}>{part.text}</a> : part.text}</Fragment>
        ))}
      </span>
    </label>
  )
}

export const consent = defineView<ConsentProps>({ name: 'consent', view: Consent })
