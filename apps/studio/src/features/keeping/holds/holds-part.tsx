import { LockOutlined } from '@ant-design/icons'
import { Button, Card } from 'antd'
import { useState } from 'react'
import { ListBody } from '../../../ui/list/list-body'
import { useList } from '../../../ui/list/use-list'
import { wording } from '../wording'
import { HoldItem } from './hold-item'
import { SetDialog } from './set-dialog'

const words = wording.holds
/** The number of holds loaded at once. */
const PART = 50

/** What must not be deleted, and what was released. */
export function HoldsPart() {
  const list = useList('holdList', { limit: PART })
  const [isSetting, setSetting] = useState(false)
  return (
    <Card
      title={list.first ? words.standing(list.first.standing) : words.title}
      extra={
        <Button type="primary" icon={<LockOutlined aria-hidden="true" />} onClick={() => setSetting(true)}>
          {words.set}
        </Button>
      }
    >
      <p className="st-hint">{words.about}</p>
      <ListBody list={list}>
        {list.rows?.length === 0 && <p className="st-empty">{words.none}</p>}
        <ul className="kp-holds">
          {(list.rows ?? []).map((row) => (
            <HoldItem key={row.hold_id} row={row} />
          ))}
        </ul>
      </ListBody>
      {isSetting && <SetDialog onClose={() => setSetting(false)} />}
    </Card>
  )
}
