import { Button } from 'antd'
import { useContext } from 'react'
import { DraftGuard } from '../../../ui/draft-guard'
import { isUnderway } from './film-upload'
import { UploadCard } from './upload-card'
import { UploadsContext } from './uploads-context'
import { wording } from './wording'

interface UploadStripProps {
  /** The lesson that is open shows its upload itself. */
  opened: number | undefined
  onOpen: (video_id: number) => void
}

/** The uploads in progress, above the list. Asks for confirmation when somebody leaves meanwhile. */
export function UploadStrip({ opened, onOpen }: UploadStripProps) {
  const around = useContext(UploadsContext)
  const isBusy = () => around?.uploads.some(isUnderway) ?? false
  const uploads = around?.uploads.filter(({ video_id }) => video_id !== opened) ?? []
  return (
    <>
      {around && uploads.length > 0 && (
        <section className="vd-strip" aria-label={wording.title}>
          {uploads.map((upload) => (
            <UploadCard key={upload.video_id} upload={upload} films={around.films}>
              <Button
                size="small"
                aria-label={wording.named(wording.open, upload.title)}
                onClick={() => onOpen(upload.video_id)}
              >
                {wording.open}
              </Button>
            </UploadCard>
          ))}
        </section>
      )}
      <DraftGuard isDirty={isBusy} words={wording.leave} />
    </>
  )
}
