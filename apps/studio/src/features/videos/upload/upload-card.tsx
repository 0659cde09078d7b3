import './uploads.css'
import { Alert, App, Button, Progress } from 'antd'
import type { ReactNode } from 'react'
import { bytesText } from '../../../ui/bytes-text'
import { problemText } from '../../../ui/problem-text'
import { wording as uiWording } from '../../../ui/wording'
import { FileChoice } from './file-choice'
import type { FilmUpload } from './film-upload'
import type { FilmUploads } from './film-uploads'
import { timeLeft } from './time-left'
import { wording } from './wording'

interface UploadCardProps {
  upload: FilmUpload
  films: FilmUploads
  /** Further actions. */
  children?: ReactNode
}

/** An upload: its progress, what holds it up, and what can be done about that. */
export function UploadCard({ upload, films, children }: UploadCardProps) {
  const { video_id, title, file_name, state, problem, other } = upload
  const isFailed = state === 'failed' || state === 'refused'
  return (
    <div className={`vd-upload vd-upload-${state}`}>
      <div className="vd-upload-name">
        <strong>{title}</strong>
        <span className="st-soft">{file_name}</span>
      </div>
      <p role="status">{wording.states[state]}</p>
      <Bar upload={upload} />
      {state === 'reading' && (
        <p className="st-hint">{upload.isSlow ? wording.readingLong : wording.readingAbout}</p>
      )}
      {problem !== undefined && state !== 'waiting' && (
        <Alert
          type={isFailed ? 'error' : 'warning'}
          showIcon
          role="alert"
          title={problemText(problem, { tooManyRequests: wording.tooMany })}
        />
      )}
      {other && (
        <Alert
          type="warning"
          showIcon
          role="alert"
          title={wording.other(other.name)}
          action={
            <Button size="small" danger onClick={() => films.changeOver(video_id)}>
              {wording.changeOver}
            </Button>
          }
        />
      )}
      <div className="vd-acts">
        {children}
        <Acts upload={upload} films={films} />
      </div>
    </div>
  )
}

function Bar({ upload: { file_name, bytes, sent, state, secondsLeft } }: { upload: FilmUpload }) {
  if (!['sending', 'waiting', 'paused', 'fileNeeded'].includes(state)) return null
  // An incomplete upload never shows 100 %.
  const percent = Math.floor((100 * sent) / bytes)
  return (
    <>
      <Progress
        percent={percent}
        showInfo={false}
        size="small"
        aria-label={file_name}
        status={state === 'sending' ? 'active' : 'normal'}
      />
      <p className="st-soft st-number">
        {wording.progress(bytesText(Math.round(sent)), bytesText(bytes), percent)}
        {secondsLeft !== undefined && ` · ${wording.left(timeLeft(secondsLeft))}`}
      </p>
    </>
  )
}

function Acts({ upload, films }: { upload: FilmUpload; films: FilmUploads }) {
  const { video_id, title, state, file } = upload
  const act = (text: string, onClick: () => void, isMain = false) => (
    <Button
      size="small"
      {...(isMain && { type: 'primary' })}
      aria-label={wording.named(text, title)}
      onClick={onClick}
    >
      {text}
    </Button>
  )
  const goOn = () => films.goOn(video_id)
  const leave = () => films.drop(video_id)
  return (
    <>
      {state === 'waiting' && act(wording.tryNow, goOn, true)}
      {(state === 'sending' || state === 'waiting') && act(wording.pause, () => films.pause(video_id))}
      {state === 'paused' && act(wording.goOn, goOn, true)}
      {state === 'failed' && act(uiWording.retry, goOn, true)}
      {state === 'read' && act(wording.use, () => films.use(video_id), true)}
      {(state === 'fileNeeded' || (state === 'failed' && !file)) && (
        <FileChoice label={wording.chooseAgain} onFile={(chosen) => films.choose(upload, chosen)} />
      )}
      {['sending', 'waiting', 'paused', 'fileNeeded', 'failed'].includes(state) && (
        <StopButton title={title} onStop={leave} />
      )}
      {state === 'read' && act(wording.notUse, leave)}
      {state === 'reading' && act(wording.stopWaiting, leave)}
      {(state === 'refused' || state === 'used') && act(wording.dismiss, leave)}
    </>
  )
}

function StopButton({ title, onStop }: { title: string; onStop: () => void }) {
  const { modal } = App.useApp()
  const ask = () =>
    void modal.confirm({
      title: wording.stopTitle,
      content: wording.stopText,
      okText: wording.stopGo,
      okButtonProps: { danger: true },
      cancelText: wording.stopStay,
      focusable: { autoFocusButton: 'cancel' },
      onOk: onStop,
    })
  return (
    <Button size="small" aria-label={wording.named(wording.stop, title)} onClick={ask}>
      {wording.stop}
    </Button>
  )
}
