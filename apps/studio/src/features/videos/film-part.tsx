import { Button } from 'antd'
import { useState } from 'react'
import { bytesText } from '../../ui/bytes-text'
import { clockText } from './clock-text'
import { DropPlace } from './upload/file-choice'
import { UploadCard } from './upload/upload-card'
import { useFilmUpload } from './upload/uploads-context'
import { wording as uploadWording } from './upload/wording'
import type { VideoDetail } from './video-rows'
import { wording } from './wording'

const words = wording.film

/** The film of a lesson, and the one being uploaded. */
export function FilmPart({ video }: { video: VideoDetail }) {
  const bringing = useFilmUpload(video.video_id)
  const [isReplacing, setReplacing] = useState(false)
  const upload = bringing?.upload
  const isFree = bringing !== null && (upload === undefined || upload.state === 'used')
  const isAsking = isFree && (isReplacing || video.file === null)
  return (
    <section className="st-part vd-film">
      <div className="st-part-head">
        <h3>{words.title}</h3>
        {isFree && video.file && (
          <Button size="small" onClick={() => setReplacing(!isReplacing)}>
            {isReplacing ? words.keep : words.replace}
          </Button>
        )}
      </div>
      {video.file ? <Film video={video} file={video.file} /> : !isAsking && <p>{words.none}</p>}
      {bringing && upload && <UploadCard upload={upload} films={bringing.films} />}
      {isAsking && (
        <>
          {video.file && <p className="st-hint">{uploadWording.replacing}</p>}
          <DropPlace
            onFile={(file) => {
              setReplacing(false)
              bringing?.films.choose(video, file)
            }}
          />
        </>
      )}
    </section>
  )
}

interface FilmProps {
  video: VideoDetail
  file: NonNullable<VideoDetail['file']>
}

function Film({ video: { title, lock }, file }: FilmProps) {
  const { url, format, bytes, duration, width, height, preview_seconds } = file
  const [isBroken, setBroken] = useState(false)
  const size = width && height ? `${width} × ${height}` : ''
  return (
    <>
      {isBroken ? (
        <p className="vd-no-player">{format === 'hls' ? words.brokenHls : words.broken}</p>
      ) : (
        // biome-ignore lint/a11y/useMediaCaption: what is brought has no captions
        <video
          key={file.file_id}
          className="vd-player"
          controls
          preload="metadata"
          playsInline
          src={url}
          aria-label={words.player(title)}
          onError={() => setBroken(true)}
        />
      )}
      <p className="st-number">
        {[clockText(duration), words.formats[format], size, bytesText(bytes)].filter(Boolean).join(' · ')}
      </p>
      {lock.kind !== 'free' && <p className="st-soft">{words.preview(preview_seconds)}</p>}
    </>
  )
}
