import type { Answer } from '../../state/calls'
import { bytesText } from '../../ui/bytes-text'
import { savedPercent, typeText } from './asset-words'
import { wording } from './wording'

const words = wording.detail

interface AssetCopiesProps {
  /** Bytes of the original. */
  original: number
  copies: Answer<'assetDetail'>['variants']
}

/** The smaller copies that phones are offered, and what each saves. */
export function AssetCopies({ original, copies }: AssetCopiesProps) {
  return (
    <section className="st-part">
      <h3>{words.copies}</h3>
      <p className="st-hint">{copies.length > 0 ? words.copiesAbout : words.noCopies}</p>
      <ul className="st-copies">
        {copies.map(({ format, width, bytes, url }) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noreferrer">
              {`${typeText(format)} ${words.copyWidth(width)}`}
            </a>
            <span className="st-number">{bytesText(bytes)}</span>
            <span className="st-copies-saved st-number">{words.saves(savedPercent(bytes, original))}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
