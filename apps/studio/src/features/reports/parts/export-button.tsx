import { DownloadOutlined } from '@ant-design/icons'
import { App, Button, Dropdown } from 'antd'
import { useState } from 'react'
import { callFile } from '../../../state/call-file'
import type { Payload } from '../../../state/calls'
import { saveFile } from '../../../state/save-file'
import { problemText } from '../../../ui/problem-text'

import { wording } from '../wording'

type Wanted = Payload<'reportExport'>

interface ExportButtonProps {
  /** What is shown, by the current filters. */
  wanted: Omit<Wanted, 'report'>
  /** A single one is exported at once; of several, somebody chooses. */
  reports: readonly { report: Wanted['report']; title: string }[]
}

/** Saves what a report shows as a table. */
export function ExportButton({ wanted, reports }: ExportButtonProps) {
  const { message } = App.useApp()
  const [isRunning, setRunning] = useState(false)
  const run = async (report: Wanted['report']) => {
    setRunning(true)
    try {
      const file = await callFile('reportExport', { ...wanted, report })
      saveFile(file)
      void message.success(wording.exported(file.name))
    } catch (error) {
      void message.error(problemText(error))
    } finally {
      setRunning(false)
    }
  }
  const [only, ...more] = reports
  const button = (
    <Button
      icon={<DownloadOutlined aria-hidden="true" />}
      loading={isRunning}
      {...(only && more.length === 0 && { onClick: () => void run(only.report) })}
    >
      {wording.export}
    </Button>
  )
  if (more.length === 0) return button
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      menu={{
        items: reports.map(({ report, title }) => ({ key: report, label: title })),
        onClick: ({ key }) => {
          const chosen = reports.find(({ report }) => report === key)
          if (chosen) void run(chosen.report)
        },
      }}
    >
      {button}
    </Dropdown>
  )
}
