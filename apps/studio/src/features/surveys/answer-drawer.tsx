import './surveys.css'
import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons'
import { studioOperations } from '@yingzao/contract/studio'
import { Button, Drawer } from 'antd'
import { type ReactNode, useState } from 'react'
import type { Answer } from '../../state/calls'
import { dateTimeText } from '../../state/date-time-text'
import { mayCall } from '../../state/session'
import { useMember } from '../../ui/member-context'
import { useReturnFocus } from '../../ui/use-return-focus'
import { useShownFor } from '../../ui/use-shown-for'
import { AnswerFiles } from './answer-files'
import { RevealDialog } from './reveal-dialog'
import type { SurveyRow } from './surveys-columns'
import { wording } from './wording'

const words = wording.detail

/** How many seconds personal data stays on the screen. */
const SECONDS = 30

/**
 * Everything that somebody answered, beside the list; personal data only for half a minute, and for a stated reason.
 */
export function AnswerDrawer({ row, onClose }: { row: SurveyRow; onClose: () => void }) {
  useReturnFocus()
  const { id, page_code, page_title, block_id, version, created_at } = row
  return (
    <Drawer open size={520} mask={{ enabled: false }} title={words.title(id)} onClose={onClose}>
      <div className="st-survey">
        <dl className="st-facts">
          <dt>{words.page}</dt>
          <dd>
            {page_title || page_code} <span className="st-soft">{words.version(version)}</span>
          </dd>
          <dt>{words.form}</dt>
          <dd>{block_id}</dd>
          <dt>{words.at}</dt>
          <dd>{dateTimeText(created_at, { exact: true })}</dd>
        </dl>
        <Answers row={row} />
      </div>
    </Drawer>
  )
}

function Answers({ row: { id, answers } }: { row: SurveyRow }) {
  const member = useMember()
  const [isAsking, setAsking] = useState(false)
  const { shown, secondsLeft, show, hide } = useShownFor<Answer<'surveyReveal'>['answers']>(SECONDS)
  const isPersonal = answers.some(({ is_personal }) => is_personal)
  return (
    <section className="st-part">
      <h3>{words.answers}</h3>
      {answers.length === 0 && <p className="st-soft">{words.nothing}</p>}
      <dl className="st-facts" role={shown && 'status'}>
        {answers.map((answer) => (
          <AnswerLine
            key={answer.id}
            label={answer.label}
            text={shown?.find((whole) => whole.id === answer.id)?.text ?? answer.text}
          >
            {answer.files && <AnswerFiles id={id} files={answer.files} />}
          </AnswerLine>
        ))}
      </dl>
      {isPersonal && shown !== undefined && (
        <Button icon={<EyeInvisibleOutlined aria-hidden="true" />} onClick={hide}>
          {wording.reveal.hide(secondsLeft)}
        </Button>
      )}
      {isPersonal && shown === undefined && mayCall(member, studioOperations.surveyReveal) && (
        <Button icon={<EyeOutlined aria-hidden="true" />} onClick={() => setAsking(true)}>
          {wording.reveal.open}
        </Button>
      )}
      {isAsking && (
        <RevealDialog
          id={id}
          onClose={() => setAsking(false)}
          onRevealed={(whole) => {
            setAsking(false)
            show(whole)
          }}
        />
      )}
    </section>
  )
}

function AnswerLine({ label, text, children }: { label: string; text: string; children?: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>
        {text}
        {children}
      </dd>
    </>
  )
}
