import { Input, Modal } from 'antd'
import { useId, useState } from 'react'
import { useReturnFocus } from '../../../ui/use-return-focus'
import type { Word } from '../draft'
import { wording } from '../wording'
import { readLines } from './read-lines'

const words = wording.paste
/** Showing more problems at once would help nobody. */
const SHOWN = 20

interface PasteDialogProps {
  onTake: (entries: readonly Word[]) => void
  onClose: () => void
}

/** Accepts many words at once, and reports line by line what is wrong before anything is accepted. */
export function PasteDialog({ onTake, onClose }: PasteDialogProps) {
  useReturnFocus()
  const id = useId()
  const [text, setText] = useState('')
  const { entries, problems } = readLines(text)
  return (
    <Modal
      open
      width={640}
      title={words.title}
      okText={words.ok(entries.length)}
      okButtonProps={{ disabled: entries.length === 0 }}
      onOk={() => {
        onTake(entries)
        onClose()
      }}
      onCancel={onClose}
    >
      <p className="st-hint">{words.about}</p>
      <label htmlFor={id}>{words.label}</label>
      <Input.TextArea
        id={id}
        autoFocus
        rows={8}
        value={text}
        placeholder={words.example}
        onChange={({ target }) => setText(target.value)}
      />
      {text.trim() !== '' && (
        <div role="status">
          <p>{words.found(entries.length, problems.length)}</p>
          <ul className="wl-problems">
            {problems.slice(0, SHOWN).map(({ line, problem }) => (
              <li key={line}>{words.line(line, problem)}</li>
            ))}
          </ul>
        </div>
      )}
    </Modal>
  )
}
