import { Alert, Modal, Skeleton } from 'antd'
import { useEffect } from 'react'
import { useStudioCall } from '../../state/queries'
import { FormProblem } from '../../ui/form-problem'
import { useReturnFocus } from '../../ui/use-return-focus'
import { ContractText } from './contract-text'
import { wording } from './wording'

const words = wording.preview

interface PreviewDialogProps {
  texts: { title: string; body: string; withdrawal: string }
  onClose: () => void
}

/** A text as a visitor reads it, filled in with a fictitious person. */
export function PreviewDialog({ texts: { title, body, withdrawal }, onClose }: PreviewDialogProps) {
  useReturnFocus()
  const { mutate, data, error } = useStudioCall('contractPreview')
  useEffect(() => mutate({ title, body, withdrawal }), [mutate, title, body, withdrawal])
  return (
    <Modal
      open
      width={640}
      title={words.title}
      footer={null}
      closable={{ 'aria-label': words.close }}
      onCancel={onClose}
    >
      <p className="st-hint">{words.about}</p>
      <FormProblem problem={error} />
      {data ? (
        <>
          {data.missing !== '' && <Alert type="warning" showIcon title={words.missing(data.missing)} />}
          <h3>{title}</h3>
          <ContractText parts={data.parts} />
        </>
      ) : (
        error === null && <Skeleton active paragraph={{ rows: 8 }} />
      )}
    </Modal>
  )
}
