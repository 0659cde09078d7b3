import type { AddressUse } from '@yingzao/schema/client'
import type { TextField } from '@yingzao/schema/server'
import { AutoComplete, Input } from 'antd'
import { useDeferredValue, useState } from 'react'
import { useSession } from '../session/session-context'
import { checkAddress } from './check-address'
import type { InputProps } from './field-props'
import { pathCode } from './page-path'
import { useDraft } from './use-draft'
import { useLinkedPages } from './use-linked-pages'
import { wording } from './wording'

const words = wording.address

const MOST_ANCHORS = 50

/** An address, checked while it is typed. One that no page may contain stays in the input and out of the page. */
export function AddressInput(props: InputProps<TextField>) {
  const { id, field, value, isMixed, isDisabled, isInvalid, describedBy, linkHosts, onWrite } = props
  const { editor } = useSession()
  const [anchors, setAnchors] = useState<{ value: string }[]>([])
  const [isOpen, setOpen] = useState(false)
  const use = field.control as AddressUse
  const draft = useDraft({
    value,
    format: (present) => (typeof present === 'string' ? present : ''),
    parse(typed) {
      const text = typed.trim()
      if (text === '') return { value: field.optional ? undefined : '' }
      return checkAddress(text, use, linkHosts).isSafe ? { value: text } : undefined
    },
    write: onWrite,
  })
  const typed = draft.text.trim()
  const isLink = use === 'link'
  const asked = useDeferredValue(typed)
  const isLocal = pathCode(asked) !== undefined
  const isWords = !/^(?:#|https?:|tel:)/.test(asked)
  const found = useLinkedPages(asked, { isAsked: isLink && (isLocal || (isOpen && isWords)) })
  const linked = isLink ? found.find(({ code }) => code === pathCode(typed)) : undefined
  const pages = isLink && isWords ? found : []
  const check = typed === '' ? undefined : checkAddress(typed, use, linkHosts)
  const noteId = `${id}-note`

  /** `#` leads to a place on the page: this offers the existing places. */
  function offer(text: string): void {
    const blocks = use === 'link' && text.startsWith('#') ? [...editor.tree.index.keys()] : []
    const wanted = blocks.map((block) => `#${block}`).filter((anchor) => anchor.includes(text))
    setAnchors(wanted.slice(0, MOST_ANCHORS).map((anchor) => ({ value: anchor })))
  }

  return (
    <>
      <AutoComplete
        id={id}
        className="ed-wide"
        options={
          anchors.length > 0
            ? anchors
            : pages.map(({ address, title, code }) => ({
                value: address,
                label: <PageName title={title} code={code} />,
              }))
        }
        popupMatchSelectWidth={300}
        defaultActiveFirstOption={false}
        onOpenChange={setOpen}
        value={draft.text}
        disabled={isDisabled}
        aria-describedby={[describedBy, check && noteId].filter(Boolean).join(' ') || undefined}
        onChange={(text: string | undefined) => {
          draft.take(text ?? '')
          offer(text ?? '')
        }}
      >
        <Input
          allowClear
          autoComplete="off"
          spellCheck={false}
          inputMode="url"
          placeholder={isMixed ? wording.mixed : words.hints[use]}
          status={isInvalid || check?.isSafe === false ? 'error' : ''}
          aria-invalid={isInvalid || check?.isSafe === false}
          aria-required={field.required}
          {...draft.compose}
        />
      </AutoComplete>
      {check && (
        <p id={noteId} className={check.isSafe ? 'ed-field-fine' : 'ed-field-note'}>
          {linked && check.isSafe ? wording.linkedPage(linked.title, linked.code) : check.text}
        </p>
      )}
    </>
  )
}

function PageName({ title, code }: { title: string; code: string }) {
  return (
    <span className="ed-page-name">
      {title}
      <small>{code}</small>
    </span>
  )
}
