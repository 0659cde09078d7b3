import { TagsOutlined } from '@ant-design/icons'
import { App, Button, Select } from 'antd'
import { useState } from 'react'
import { useStudioCall } from '../../../state/queries'
import { BulkBar } from '../../../ui/list/bulk-bar'
import { problemText } from '../../../ui/problem-text'
import type { PageRow } from '../use-pages'
import { FilingDialog } from './filing-dialog'
import { FILED, useFiling } from './use-filing'
import { wording } from './wording'

/** Stands for no folder. */
const NONE = 0

interface FilingBatchBarProps {
  chosen: readonly PageRow[]
  onClear: () => void
}

/** Files all chosen pages into a folder or tags them. */
export function FilingBatchBar({ chosen, onClear }: FilingBatchBarProps) {
  const { message } = App.useApp()
  const filing = useFiling()
  const { mutate: move, isPending } = useStudioCall('pageMove', { changes: FILED })
  const [isTagging, setTagging] = useState(false)
  const options = [
    ...(filing?.folders ?? []).map(({ id, name }) => ({ value: id, label: name })),
    { value: NONE, label: wording.unfiled },
  ]
  const moveTo = (folder: number) => {
    const name = options.find(({ value }) => value === folder)?.label ?? ''
    move(
      { codes: chosen.map(({ code }) => code), folder: folder === NONE ? null : folder },
      {
        onSuccess: ({ moved }) => {
          void message.success(wording.moved(moved, name))
          onClear()
        },
        onError: (error) => void message.error(problemText(error)),
      },
    )
  }
  return (
    <div className="st-list-head">
      <BulkBar count={chosen.length} onClear={onClear}>
        <Select<number | null>
          aria-label={wording.move}
          placeholder={wording.move}
          value={null}
          loading={isPending}
          disabled={isPending}
          showSearch={{ optionFilterProp: 'label' }}
          options={options}
          onChange={(folder) => folder !== null && moveTo(folder)}
        />
        <Button icon={<TagsOutlined aria-hidden="true" />} onClick={() => setTagging(true)}>
          {wording.tagSeveral}
        </Button>
      </BulkBar>
      {isTagging && <FilingDialog pages={chosen} onClose={() => setTagging(false)} onDone={onClear} />}
    </div>
  )
}
