import { Fragment, useId } from 'react'
import { Fault } from './field'
import type { LeadFormProps } from './props'

interface ConsentLineProps {
  name: string
  text: string
  props: LeadFormProps
  fault?: string | undefined
}

/** A box to tick that is never ticked for anybody, with the documents of its text as links. */
export function ConsentLine({ name, text, props, fault }: ConsentLineProps) {
  const id = useId()
  const links: Readonly<Record<string, string>> = {
    '《隐私政策》': props.privacy_url || '/h5-page/h5/privacy',
    '《用户服务协议》': props.terms_url || '/h5-page/h5/terms',
  }
  return (
    <>
      <label className="yz-lead__consent">
        {/* Without `autocomplete` Firefox ticks it again on a reload. */}
        <input
          type="checkbox"
          name={name}
          value={text}
          autoComplete="off"
          aria-invalid={fault !== undefined}
          aria-describedby={fault ? id : undefined}
        />
        <span>
          {text.split(/(《[^《》]*》)/).map((piece, index) => {
            const href = links[piece]
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a fixed text are their places.
            return <Fragment key={index}>{href ? <a href={href}>{piece}</a> : piece}</Fragment>
          })}
        </span>
      </label>
      <Fault id={id} text={fault} />
    </>
  )
}
