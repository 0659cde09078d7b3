import './linked.css'
import { useQuery } from '@tanstack/react-query'
import { App, Modal, Skeleton } from 'antd'
import { useState } from 'react'
import { studioQuery, useStudioCall } from '../../../state/queries'
import { FormProblem } from '../../../ui/form-problem'
import { ProblemNote } from '../../../ui/problem-note'
import { PageOutcomes } from './page-outcomes'
import { wording } from './wording'

const words = wording.dialog

/** How often the list is requested while pages are waiting. */
const POLL_MS = 1_500

interface UpdateDialogProps {
  /** `revision`: the one the blocks were made from; undefined where they replace whatever there is. */
  section: { id: number; name: string; revision?: number }
  /** As JSON text. */
  blocks: string
  onUpdated?: (revision: number) => void
  onClose: () => void
}

/** Shows what would happen to the pages that link a section if its blocks changed, and then their progress. */
export function UpdateDialog({ section, blocks, onUpdated, onClose }: UpdateDialogProps) {
  const { id, name, revision } = section
  const { message } = App.useApp()
  const [isOrdered, setIsOrdered] = useState(false)
  const asked = useQuery({
    ...studioQuery('sectionPages', isOrdered ? { id } : { id, blocks }),
    gcTime: 0,
    staleTime: isOrdered ? 0 : Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchInterval: ({ state }) =>
      isOrdered && state.data?.pages.some((page) => page.state === 'waiting') && POLL_MS,
  })
  const change = useStudioCall('sectionChange', { changes: ['sectionList', 'sectionLinked'] })
  const update = () =>
    change.mutate(
      { id, blocks, ...(revision !== undefined && { revision }) },
      {
        onSuccess: ({ section: changed }) => {
          onUpdated?.(changed.revision)
          if (changed.pages === 0) {
            void message.success(words.updated(name))
            onClose()
          } else setIsOrdered(true)
        },
      },
    )
  const pages = asked.data?.pages
  return (
    <Modal
      open
      width={560}
      title={words.title(name)}
      okText={isOrdered ? words.close : words.ok}
      cancelText={words.cancel}
      cancelButtonProps={isOrdered ? { style: { display: 'none' } } : {}}
      okButtonProps={{ disabled: !isOrdered && !pages }}
      confirmLoading={change.isPending}
      onOk={isOrdered ? onClose : update}
      onCancel={onClose}
    >
      <FormProblem problem={change.error} />
      {asked.isPending && (
        <>
          <p role="status">{words.checking}</p>
          <Skeleton active />
        </>
      )}
      {asked.isError && <ProblemNote problem={asked.error} retry={() => void asked.refetch()} />}
      {pages && <PageOutcomes pages={pages} isOrdered={isOrdered} />}
    </Modal>
  )
}
