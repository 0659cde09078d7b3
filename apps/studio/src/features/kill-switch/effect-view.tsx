import type { Effect } from './switch-rows'
import { wording } from './wording'

const words = wording.effects

/** What visitors would lose, page by page. */
export function EffectView({ effect: { pages, blocks, list, stops } }: { effect: Effect }) {
  const gone = list.filter(({ is_gone }) => is_gone).length
  return (
    <section className="ks-effect" aria-label={words.title}>
      <p>
        <strong>
          {pages === 0 ? words.none : gone > 0 ? words.gone(pages) : words.pages(pages, blocks)}
        </strong>
      </p>
      {stops.map((service) => (
        <p key={service}>{words.stops[service]}</p>
      ))}
      {list.length > 0 && (
        <ul>
          {list.map((page) => (
            <li key={page.code}>
              {page.title || page.code} <span className="st-soft">{page.code}</span>
              <span className="ks-effect-much">
                {page.is_gone ? words.pageGone : words.blocks(page.blocks)}
              </span>
            </li>
          ))}
        </ul>
      )}
      {pages > list.length && <p className="st-hint">{words.beyond(pages - list.length)}</p>}
    </section>
  )
}
