import { Card } from 'antd'
import { useState } from 'react'
import type { Answer } from '../../state/calls'
import { dateTimeText } from '../../state/date-time-text'
import { type Asked, byOf } from './evidence-rows'
import { ExportPart } from './export-part'
import { KeptPageView } from './kept-page'
import { Timeline } from './timeline'
import { wording } from './wording'

const words = wording.result

interface FoundProps {
  asked: Asked
  answer: Answer<'evidenceSearch'>
}

/** The result of a search: the timeline, and beside it the page of one of its entries. */
export function Found({ asked, answer: { is_known, until, list, is_capped } }: FoundProps) {
  const [chosen, setChosen] = useState<number>()
  if (!is_known || list.length === 0)
    return (
      <Card>
        <p className="st-empty" role="status">
          {is_known ? words.none : words.unknown[byOf(asked)]}
        </p>
      </Card>
    )
  const sighting = chosen === undefined ? undefined : list[chosen]
  return (
    <Card className="ev-found">
      <div className="ev-found-head">
        <h2>{words.title}</h2>
        <p role="status">{words.found(list.length, until === null ? '' : dateTimeText(until))}</p>
        <ExportPart asked={asked} />
      </div>
      {is_capped && <p className="st-hint st-warn">{words.capped}</p>}
      <div className="ev-split">
        <Timeline list={list} chosen={chosen} onChoose={setChosen} />
        <div className="ev-shown">
          {sighting ? (
            <KeptPageView key={chosen} sighting={sighting} reason={asked.reason} />
          ) : (
            <p className="st-empty">{words.choose}</p>
          )}
        </div>
      </div>
    </Card>
  )
}
