import { useQuery } from '@tanstack/react-query'
import { pageCommentLimits } from '@yingzao/contract/studio'
import { Button, Mentions } from 'antd'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { studioQuery } from '../../state/queries'
import { ProblemNote } from '../../ui/problem-note'
import { type Draft, dropWords, keepWords, useKeptWords } from './kept-words'
import { type Colleague, mentionedIn } from './mentioned-in'
import { wording } from './wording'

/** What is sent. */
export interface Typed extends Pick<Draft, 'write_id'> {
  words: string
  mentions: number[]
}

interface CommentFormProps {
  /** The key under which what is typed is kept. */
  place: string
  label: string
  sendText: string
  /** The initial text, where nothing was typed. */
  words?: string
  /** The colleagues whom names in that text may mean. */
  meant?: readonly Colleague[]
  send: (typed: Typed) => Promise<unknown>
  onClose: () => void
}

const NOBODY: readonly Colleague[] = []

/** A text with names in it. What is typed stays until it has been sent successfully. */
export function CommentForm({
  place,
  label,
  sendText,
  words = '',
  meant = NOBODY,
  send,
  onClose,
}: CommentFormProps) {
  const draft = useKeptWords(place)
  const text = draft?.text ?? words
  const { data } = useQuery({ ...studioQuery('memberOptions', {}), staleTime: 60_000 })
  const colleagues = data?.list ?? meant
  const { isSending, problem, submit } = useSending({ place, send, onClose })
  const field = useFocusedField()
  const isEmpty = text.trim() === ''

  function sendTyped() {
    if (isEmpty || isSending) return
    // Unchanged text is kept from here on, and gets its number.
    const { write_id, picked } = keepWords(place, { text })
    const known = new Set([...picked, ...meant.map(({ member_id }) => member_id)])
    submit({ write_id, words: text.trim(), mentions: mentionedIn(text, colleagues, known) })
  }
  function close() {
    dropWords(place)
    onClose()
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      sendTyped()
    }
  }
  return (
    <div className="pc-form" ref={field}>
      <Mentions
        aria-label={label}
        placeholder={wording.hint}
        autoSize={{ minRows: 2, maxRows: 8 }}
        maxLength={pageCommentLimits.words}
        value={text}
        options={colleagues.map(({ member_id, name }) => ({
          key: String(member_id),
          value: name,
          label: name,
        }))}
        notFoundContent={wording.noMember}
        onChange={(next) => keepWords(place, { text: next })}
        onSelect={({ key }) => keepWords(place, { picked: new Set([...(draft?.picked ?? []), Number(key)]) })}
        onKeyDown={onKeyDown}
      />
      {problem !== undefined && <ProblemNote problem={problem} />}
      <div className="pc-acts">
        <Button size="small" type="primary" loading={isSending} disabled={isEmpty} onClick={sendTyped}>
          {sendText}
        </Button>
        <Button size="small" onClick={close}>
          {wording.cancel}
        </Button>
      </div>
    </div>
  )
}

function useSending({ place, send, onClose }: Pick<CommentFormProps, 'place' | 'send' | 'onClose'>) {
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<unknown>()
  async function submit(typed: Typed) {
    setSending(true)
    setProblem(undefined)
    try {
      await send(typed)
      dropWords(place)
      onClose()
    } catch (error) {
      setProblem(error)
    } finally {
      setSending(false)
    }
  }
  return { isSending, problem, submit: (typed: Typed) => void submit(typed) }
}

/** Whoever opens a form wants to type. */
function useFocusedField() {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const field = place.current?.querySelector('textarea')
    field?.focus({ preventScroll: true })
    field?.setSelectionRange(field.value.length, field.value.length)
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return place
}
