import { Tour, type TourProps } from 'antd'
import { useEffect, useState } from 'react'
import { useMember } from '../../../ui/member-context'
import { useReturnFocus } from '../../../ui/use-return-focus'
import { useEditorUi, useEditorUiState } from '../session/editor-ui'
import { useSession } from '../session/session-context'
import { isTourSeen, keepTourSeen } from './tour-seen'
import { wording } from './wording'

/** What each step points at, and on which side of it the step is shown. */
const STEPS = [
  { key: 'palette', at: '.ed-left', placement: 'right' },
  { key: 'canvas', at: '.ed-stage', placement: 'center' },
  { key: 'inspector', at: '.ed-right', placement: 'left' },
  { key: 'checks', at: '.ed-right .ed-tab', placement: 'bottomRight' },
  { key: 'publish', at: '.ed-publish', placement: 'bottomRight' },
] as const

/** The first step about the panel on the right. */
const RIGHT_FROM = STEPS.findIndex(({ key }) => key === 'inspector')

/** Starts when a member opens the editor for the first time, and again from the help menu. */
export function EditorTour() {
  const ui = useEditorUi()
  const { isReadOnly } = useSession()
  const { member_id } = useMember()
  const isOpen = useEditorUiState(({ isTouring }) => isTouring)
  useEffect(() => {
    if (!isReadOnly && !isTourSeen(member_id)) ui.set({ isTouring: true })
  }, [ui, member_id, isReadOnly])
  if (!isOpen) return null
  return (
    <OpenTour
      onClose={() => {
        keepTourSeen(member_id)
        ui.set({ isTouring: false })
      }}
    />
  )
}

function OpenTour({ onClose }: { onClose: () => void }) {
  const ui = useEditorUi()
  const [step, setStep] = useState(0)
  // A folded panel could not be pointed at.
  const side = step < RIGHT_FROM ? 'left' : 'right'

  useReturnFocus()
  useEffect(focusNext, [])
  useEffect(() => ui.set({ side }), [ui, side])

  return (
    <Tour
      open
      rootClassName="ed-tour"
      zIndex={1200}
      current={step}
      onChange={(next) => {
        setStep(next)
        focusNext()
      }}
      steps={STEPS.map(stepOf)}
      onClose={onClose}
      onFinish={onClose}
    />
  )
}

/** The library leaves the focus where it is, and Enter would press what is covered. */
function focusNext(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('.ed-tour .ant-tour-next-btn')?.focus())
}

function stepOf(
  { key, at, placement }: (typeof STEPS)[number],
  index: number,
): NonNullable<TourProps['steps']>[number] {
  const isLast = index === STEPS.length - 1
  return {
    title: wording[key].title,
    description: wording[key].text,
    placement,
    // Without a target (yet) the step is shown in the middle.
    target: () => document.querySelector<HTMLElement>(at) as HTMLElement,
    prevButtonProps: { children: wording.previous },
    nextButtonProps: { children: isLast ? wording.finish : wording.next },
    closable: { 'aria-label': wording.close },
  }
}
