import { wording } from '../wording'
import { Part } from './part'

interface NothingYetProps {
  /** The filter may be what hides something. */
  isNarrow?: boolean
}

/** Says that nothing has happened, and what to do about it. */
export function NothingYet({ isNarrow = false }: NothingYetProps) {
  return (
    <Part>
      <div className="rp-nothing">
        <h2>{isNarrow ? wording.nothingFiltered : wording.nothing}</h2>
        {!isNarrow && <p>{wording.nothingHint}</p>}
      </div>
    </Part>
  )
}
