import { useMutation } from '@tanstack/react-query'
import { Alert, App, Button, Checkbox, Modal, Upload } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { useRefresh } from '../../../state/queries'
import { StudioProblem } from '../../../state/studio-problem'
import { uploadFile } from '../../../state/upload-file'
import { FormProblem } from '../../../ui/form-problem'
import { useReturnFocus } from '../../../ui/use-return-focus'
import { clockText } from '../clock-text'
import { useFilmUpload } from '../upload/uploads-context'
import type { VideoDetail } from '../video-rows'
import { pictureOf } from './frame-picture'
import { usePictureChange } from './use-picture-change'
import { wording } from './wording'

/** Seconds to step through the film by; the smallest is about a frame. */
const STEPS = [-1, -0.04, 0.04, 1]

interface FrameDialogProps {
  video: VideoDetail
  onClose: () => void
}

/** Makes a frame of the film the cover, taken from the stored film or from a local file. */
export function FrameDialog({ video: newest, onClose }: FrameDialogProps) {
  useReturnFocus()
  const { message } = App.useApp()
  // Its state when the dialog was opened: what a colleague saves meanwhile must not be overwritten unseen.
  const [video] = useState(newest)
  const coming = useFilmUpload(video.video_id)?.upload?.file
  const [file, setFile] = useState(isPlayable(coming) ? coming : undefined)
  const source = useSource(file, video.file?.url)
  const player = useRef<HTMLVideoElement>(null)
  const [isBroken, setBroken] = useState(false)
  const [asPoster, setAsPoster] = useState(true)
  const refresh = useRefresh()
  const { change, isPending, error } = usePictureChange(video)
  const upload = useMutation({ mutationFn: () => sendFrame(player.current, video.title) })
  const isBusy = isPending || upload.isPending
  const take = async () => {
    if (isBusy) return
    const url = await upload.mutateAsync().catch(() => undefined)
    if (url === undefined) return
    void refresh('assetList')
    change({ cover: url, ...(asPoster && { poster: url }) }, () => {
      void message.success(wording.done)
      onClose()
    })
  }
  const move = (seconds: number) => {
    if (!player.current) return
    player.current.pause()
    player.current.currentTime += seconds
  }
  const choose = (chosen: File) => {
    setBroken(false)
    setFile(chosen)
  }
  const canTake = source !== undefined && !isBroken
  return (
    <Modal
      open
      width={720}
      title={wording.dialog}
      okText={wording.take}
      okButtonProps={{ disabled: !canTake }}
      confirmLoading={isBusy}
      onOk={() => void take()}
      onCancel={onClose}
    >
      <p className="st-hint">{source === undefined ? wording.noSource : wording.about}</p>
      <FormProblem problem={upload.error ?? error} better={{ conflict: wording.conflict }} />
      {isBroken && <Alert type="warning" showIcon role="alert" title={wording.broken} />}
      {canTake && (
        <>
          <video
            key={source}
            ref={player}
            className="vd-player"
            controls
            muted
            playsInline
            preload="auto"
            src={source}
            aria-label={wording.player}
            onError={() => setBroken(true)}
          />
          <fieldset className="vd-acts" aria-label={wording.steps}>
            {STEPS.map((seconds) => (
              <Button key={seconds} size="small" onClick={() => move(seconds)}>
                {wording.step(seconds)}
              </Button>
            ))}
          </fieldset>
        </>
      )}
      <div className="vd-acts vd-frame-foot">
        <Checkbox checked={asPoster} onChange={({ target }) => setAsPoster(target.checked)}>
          {wording.asPoster}
        </Checkbox>
        <Upload
          accept=".mp4,.m4v"
          showUploadList={false}
          beforeUpload={(chosen) => {
            choose(chosen)
            return false
          }}
        >
          <Button size="small">{wording.chooseFile}</Button>
        </Upload>
      </div>
    </Modal>
  )
}

/** A zipped film cannot be played anywhere. */
function isPlayable(file: File | undefined): boolean {
  return file !== undefined && !/\.zip$/i.test(file.name)
}

/** What is played: a local file if there is one, else the stored film. */
function useSource(file: File | undefined, stored: string | undefined): string | undefined {
  const [local, setLocal] = useState<string>()
  useEffect(() => {
    if (!file) return
    const url = URL.createObjectURL(file)
    setLocal(url)
    return () => URL.revokeObjectURL(url)
  }, [file])
  return file ? local : stored
}

/** Stores the currently shown frame in the library. Returns its address. */
async function sendFrame(film: HTMLVideoElement | null, title: string): Promise<string> {
  if (!film || film.videoWidth === 0) throw new StudioProblem('refused', wording.noFrame)
  film.pause()
  const picture = await pictureOf(film)
  if (!picture) throw new StudioProblem('refused', wording.noPicture)
  const at = clockText(Math.floor(film.currentTime)).replaceAll(':', '-')
  const file = new File([picture], wording.pictureName(title, at), { type: picture.type })
  return (await uploadFile(file)).asset.url
}
