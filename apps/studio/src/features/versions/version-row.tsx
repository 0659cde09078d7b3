import { MoreOutlined } from '@ant-design/icons'
import { Button, Dropdown, Radio } from 'antd'
import type { ReactNode } from 'react'
import type { Pair, Pick } from './pick'
import { pickName } from './version-words'
import { wording } from './wording'

/** An action on a version. */
interface RowAct {
  label: string
  run: () => unknown
}

interface VersionRowProps {
  pick: Pick
  /** Where it comes from, when it was not written in the usual way. */
  origin?: string | undefined
  about: string
  /** Of the page at that time. */
  size?: string
  mark?: ReactNode
  pair: Pair | undefined
  onPair: (change: Partial<Pair>) => void
  acts: readonly RowAct[]
}

/** One version in the list, with its two buttons: compare it as the older one, as the newer one. */
export function VersionRow({ pick, origin, about, size, mark, pair, onPair, acts }: VersionRowProps) {
  const name = pickName(pick)
  const isPicked = pair?.older === pick || pair?.newer === pick
  return (
    <li className={isPicked ? 'vs-row vs-row-picked' : 'vs-row'}>
      <Radio
        aria-label={wording.asOlder(name)}
        checked={pair?.older === pick}
        onChange={() => onPair({ older: pick })}
      />
      <Radio
        aria-label={wording.asNewer(name)}
        checked={pair?.newer === pick}
        onChange={() => onPair({ newer: pick })}
      />
      <div className="vs-row-words">
        <strong>{name}</strong>
        {size !== undefined && <span className="st-soft">{size}</span>}
        {mark}
        {origin !== undefined && <p className="vs-origin">{origin}</p>}
        <p className="st-soft">{about}</p>
      </div>
      {acts.length > 0 && (
        <Dropdown
          trigger={['click']}
          placement="bottomRight"
          menu={{
            items: acts.map(({ label }) => ({ key: label, label })),
            onClick: ({ key }) => void acts.find(({ label }) => label === key)?.run(),
          }}
        >
          <Button
            type="text"
            size="small"
            icon={<MoreOutlined aria-hidden="true" />}
            aria-label={wording.moreNamed(name)}
          />
        </Dropdown>
      )}
    </li>
  )
}
