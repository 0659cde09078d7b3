import { studioOperations } from '@yingzao/contract/studio'
import { App, Button } from 'antd'
import { useState } from 'react'
import { mayCall } from '../../../state/session'
import { FormProblem } from '../../../ui/form-problem'
import { useMember } from '../../../ui/member-context'
import { AssetPicker } from '../../assets'
import type { VideoDetail } from '../video-rows'
import { FrameDialog } from './frame-dialog'
import { usePictureChange } from './use-picture-change'
import { wording } from './wording'

const KINDS = ['cover', 'poster'] as const

/** The pictures of a lesson: from the library, or a frame of its film. Each choice is saved at once. */
export function Pictures({ video }: { video: VideoDetail }) {
  const member = useMember()
  const { message } = App.useApp()
  const [isTaking, setTaking] = useState(false)
  const { change, isPending, error } = usePictureChange(video)
  const mayChange = mayCall(member, studioOperations.videoChange)
  const mayTake = mayCall(member, studioOperations.assetUpload)
  const give = (kind: (typeof KINDS)[number], url: string) =>
    change({ [kind]: url }, () => void message.success(wording.saved))
  return (
    <section className="st-part">
      <h3>{wording.title}</h3>
      <FormProblem problem={error} better={{ conflict: wording.conflict }} />
      <div className="vd-pictures">
        {KINDS.map((kind) => (
          <div key={kind}>
            <h4 className="vd-small-head">{wording[kind]}</h4>
            {mayChange ? (
              <AssetPicker
                kind="image"
                label={wording[kind]}
                value={video[kind]}
                isDisabled={isPending}
                onPick={({ url }) => give(kind, url)}
                onClear={() => give(kind, '')}
              >
                {kind === 'cover' && mayTake && (
                  <Button size="small" disabled={isPending} onClick={() => setTaking(true)}>
                    {wording.fromFilm}
                  </Button>
                )}
              </AssetPicker>
            ) : (
              <Picture url={video[kind]} />
            )}
            <p className="st-soft">{wording[`${kind}Hint`]}</p>
          </div>
        ))}
      </div>
      {isTaking && <FrameDialog video={video} onClose={() => setTaking(false)} />}
    </section>
  )
}

function Picture({ url }: { url: string }) {
  return url === '' ? <p>{wording.none}</p> : <img className="vd-picture" src={url} alt="" />
}
