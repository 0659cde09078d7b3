import { commentConsoleLimits as limits } from '@yingzao/contract/studio'
import { Form, Input, Modal, Radio } from 'antd'
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { REASON_RULES } from '../../ui/reason-rules'
import { useReturnFocus } from '../../ui/use-return-focus'
import { wording } from './wording'

const words = wording.refuse

interface RefuseDialogProps {
  /** How many are being refused. */
  count: number
  /** What is chosen at first. */
  usual: string
  onRefuse: (reason: string) => void
  onClose: () => void
}

/** Asks for the reason why comments are refused: a digit and Enter, or the member's own words. */
export function RefuseDialog({ count, usual, onRefuse, onClose }: RefuseDialogProps) {
  useReturnFocus()
  const [form] = Form.useForm<{ reason: string }>()
  const reason = Form.useWatch('reason', form) ?? usual
  const box = useRef<HTMLDivElement>(null)
  const choose = (chosen: string) => form.setFieldsValue({ reason: chosen })
  const onKeyDown = (event: KeyboardEvent) => {
    if (isTyping(event.target)) return
    const chosen = words.usual[Number(event.key) - 1]
    if (chosen !== undefined) choose(chosen)
    else if (event.key === 'Enter') form.submit()
    else return
    // The browser would submit the form a second time.
    event.preventDefault()
  }
  return (
    <Modal
      open
      width={440}
      title={words.title(count)}
      okText={words.submit}
      okButtonProps={{ danger: true }}
      onOk={form.submit}
      onCancel={onClose}
    >
      <p className="st-hint">{words.about}</p>
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{ reason: usual }}
        onFinish={({ reason: given }) => onRefuse(given.trim())}
      >
        <FirstChoice box={box} />
        {/* biome-ignore lint/a11y/noStaticElementInteractions: digits choose wherever in the list the focus is. */}
        <div ref={box} onKeyDown={onKeyDown}>
          <Radio.Group
            className="cm-reasons"
            aria-label={words.reasons}
            value={reason}
            onChange={({ target }) => choose(String(target.value))}
            options={words.usual.map((text, at) => ({
              value: text,
              label: (
                <>
                  <kbd>{at + 1}</kbd> {text}
                </>
              ),
            }))}
          />
        </div>
        <Form.Item name="reason" label={words.reason} rules={REASON_RULES}>
          <Input maxLength={limits.reason} autoComplete="off" />
        </Form.Item>
      </Form>
    </Modal>
  )
}

function isTyping(target: EventTarget): boolean {
  return target instanceof HTMLInputElement && target.type !== 'radio'
}

/** Focuses the chosen reason when the dialog opens, or else the first one. */
function FirstChoice({ box }: { box: RefObject<HTMLDivElement | null> }) {
  // The dialog is attached to the document only at the second rendering.
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => {
    const radio = (which: string) => box.current?.querySelector<HTMLElement>(`input${which}`)
    if (isDrawn) (radio(':checked') ?? radio(''))?.focus()
    else setDrawn(true)
  }, [box, isDrawn])
  return null
}
