import './versions.css'
import type { PageDiff } from '@yingzao/editor-core'
import { Checkbox } from 'antd'
import { useMemo, useState } from 'react'
import { LookFrame, type Marks } from './look-frame'
import { wording } from './wording'

interface Side {
  name: string
  /** Undefined: the list has not been loaded that far back yet. */
  look: string | undefined
}

/** Two versions side by side as phones show them. They are in one box, so they scroll together. */
export function LookPair({ older, newer, diff }: { older: Side; newer: Side; diff: PageDiff }) {
  const [isMarked, setMarked] = useState(true)
  const marks = useMemo(() => marksOf(diff), [diff])
  return (
    <>
      <div className="vs-looks-head">
        <Checkbox checked={isMarked} onChange={({ target }) => setMarked(target.checked)}>
          {wording.marks}
        </Checkbox>
        {isMarked && (
          <span className="vs-legend" aria-hidden="true">
            <span className="vs-legend-removed">{wording.groups.removed}</span>
            <span className="vs-legend-added">{wording.groups.added}</span>
            <span className="vs-legend-changed">{wording.groups.changed}</span>
          </span>
        )}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: by keyboard it has to be scrolled too. */}
      <section className="vs-looks" tabIndex={0} aria-label={wording.looks}>
        {[older, newer].map(({ name, look }, side) => (
          <figure key={name}>
            <figcaption>{name}</figcaption>
            {look === undefined ? (
              <p className="st-empty">{wording.notLoaded}</p>
            ) : (
              <LookFrame
                name={name}
                look={look}
                marks={isMarked ? (side === 0 ? marks.older : marks.newer) : undefined}
              />
            )}
          </figure>
        ))}
      </section>
    </>
  )
}

/** Which blocks are marked on each side, and as what. */
function marksOf({ added, removed, moved, changed }: PageDiff): { older: Marks; newer: Marks } {
  const both = [...moved, ...changed].map(({ id }) => [id, 'changed'] as const)
  return {
    older: new Map([...both, ...removed.map(({ id }) => [id, 'removed'] as const)]),
    newer: new Map([...both, ...added.map(({ id }) => [id, 'added'] as const)]),
  }
}
