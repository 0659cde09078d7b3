import { Link } from 'react-router'
import type { Answer } from '../../state/calls'
import { wording } from './wording'

const words = wording.detail

/** The pages that an asset is on, each with a link to its editor. */
export function AssetUses({ uses }: { uses: Answer<'assetDetail'>['used_in'] }) {
  return (
    <section className="st-part">
      <h3>{words.used(uses.length)}</h3>
      {uses.length === 0 ? (
        <p className="st-soft">{words.notUsed}</p>
      ) : (
        <ul className="st-uses">
          {uses.map(({ code, title, where }) => (
            <li key={code}>
              <Link to={`/pages/${code}/edit`} aria-label={words.edit(title || code)}>
                {title || code}
              </Link>
              <span className="st-soft">{code}</span>
              <span className="st-soft">{words.where[where]}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
