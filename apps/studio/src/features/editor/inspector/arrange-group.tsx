import { themeValue } from '@yingzao/schema/client'
import { Button } from 'antd'
import { useFieldTarget } from '../fields/field-target'
import { wording as fieldWording } from '../fields/wording'
import { type Arrangement, arrange } from '../session/arrange'
import { editorUiOf } from '../session/editor-ui'
import { useSession } from '../session/session-context'
import { wording } from './wording'

const words = wording.arrange
const GAPS = ['space-xs', 'space-s', 'space-m', 'space-l', 'space-xl'] as const
const OTHERS = ['alignLeft', 'alignCentre', 'sameWidth'] as const

/** What can be done to several blocks to make them look uniform. */
export function ArrangeGroup() {
  const session = useSession()
  const { ids, isDisabled } = useFieldTarget()

  function give(how: Arrangement, gap?: string | number): void {
    const label = words[how]
    const ran = arrange(session.editor, ids, how, { label, ...(gap !== undefined && { gap }) })
    if (ran?.ok) editorUiOf(session).notify(words.done(label))
  }

  const button = (text: string, label: string, onClick: () => void) => (
    <Button key={text} size="small" disabled={isDisabled} aria-label={label} onClick={onClick}>
      {text}
    </Button>
  )
  return (
    <section className="ed-arrange" aria-label={words.title}>
      <span>{words.spaceEvenly}</span>
      <div>
        {button(words.none, `${words.spaceEvenly} ${words.none}`, () => give('spaceEvenly', 0))}
        {GAPS.map((name) => {
          const title = fieldWording.theme[name]
          return button(title, `${words.spaceEvenly} ${title}`, () => give('spaceEvenly', themeValue(name)))
        })}
      </div>
      <span>{words.align}</span>
      <div>{OTHERS.map((how) => button(words.short[how], words[how], () => give(how)))}</div>
    </section>
  )
}
