import { LinkOutlined } from '@ant-design/icons'
import { Button, Input, Popover } from 'antd'
import { type RefObject, useRef, useState } from 'react'
import { toolsKey } from '../../../rich-text/keys'
import { TextTools } from '../../../rich-text/text-tools'
import { checkAddress } from './check-address'
import { wording } from './wording'

const words = wording.html

interface HtmlToolbarProps {
  place: RefObject<HTMLDivElement | null>
  isDisabled: boolean
  linkHosts: readonly string[]
  onChange(): void
}

/** Sets how the selected text looks, and where it leads. */
export function HtmlToolbar({ place, isDisabled, linkHosts, onChange }: HtmlToolbarProps) {
  const selected = useRef<Range>(undefined)
  const [isLinking, setLinking] = useState(false)

  function act(command: string, value?: string): void {
    place.current?.focus()
    document.execCommand(command, false, value)
    onChange()
  }

  function openLink(isOpen: boolean): void {
    const selection = document.getSelection()
    const isHere = selection?.anchorNode && place.current?.contains(selection.anchorNode)
    if (isOpen && selection && isHere) selected.current = selection.getRangeAt(0).cloneRange()
    setLinking(isOpen)
  }

  function link(address: string): void {
    setLinking(false)
    place.current?.focus()
    const selection = document.getSelection()
    if (selected.current && selection) {
      selection.removeAllRanges()
      selection.addRange(selected.current)
    }
    if (address === '') act('unlink')
    else if (selection?.isCollapsed) act('insertHTML', linkHtml(address))
    else act('createLink', address)
  }

  return (
    <div
      className="ed-html-tools"
      role="toolbar"
      aria-label={words.tools}
      onKeyDown={(event) => toolsKey(event, () => place.current?.focus())}
    >
      <TextTools place={() => place.current} isDisabled={isDisabled} />
      <Popover
        trigger="click"
        open={isLinking}
        onOpenChange={openLink}
        destroyOnHidden
        content={<LinkForm linkHosts={linkHosts} onDone={link} />}
      >
        <Button
          type="text"
          size="small"
          icon={<LinkOutlined />}
          title={words.link}
          aria-label={words.link}
          disabled={isDisabled}
          onMouseDown={(event) => event.preventDefault()}
        />
      </Popover>
    </div>
  )
}

function LinkForm({ linkHosts, onDone }: { linkHosts: readonly string[]; onDone(address: string): void }) {
  const [address, setAddress] = useState('')
  const check = checkAddress(address.trim(), 'link', linkHosts)
  const isWrong = address.trim() !== '' && !check.isSafe
  return (
    <form
      className="ed-html-link"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isWrong) onDone(address.trim())
      }}
    >
      <Input
        autoFocus
        value={address}
        aria-label={words.address}
        placeholder={wording.address.hints.link}
        status={isWrong ? 'error' : ''}
        onChange={(event) => setAddress(event.target.value)}
      />
      {isWrong && <p className="ed-field-note">{check.text}</p>}
      <Button type="primary" size="small" htmlType="submit" disabled={isWrong}>
        {address.trim() === '' ? words.unlink : words.setLink}
      </Button>
    </form>
  )
}

/** With nothing selected, the address itself is the text. It was found safe, so it contains no quotes or brackets. */
function linkHtml(address: string): string {
  const text = address.replaceAll('&', '&amp;')
  return `<a href="${text}">${text}</a>`
}
