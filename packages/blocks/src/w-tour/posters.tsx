import { useHost } from '@yingzao/renderer'
import { ACTION_TYPES } from '@yingzao/schema/client'
import { GivenImage } from '../answers/given-image'
import { useAnswer } from '../answers/use-answer'
import type { Poster } from './tour'

/** CSS pixels of the room that is kept for a poster, three to four. */
const ROOM = { width: 150, height: 200, isLazy: true }
const MOST = 20

/** The posters of a tour, in a row that scrolls beyond the edge. If there are none, nothing is shown. */
export function Posters({ id, tour_id }: { id: string; tour_id: string }) {
  const { answer } = useAnswer('posterList', { tour_id, page_size: MOST })
  const posters = answer.state === 'known' ? answer.response.list : []
  if (posters.length === 0) return null
  return (
    <section className="yz-tour__part">
      <h3 className="yz-tour__label">海报墙</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrolled by keys too. */}
      <ul className="yz-tour__posters" tabIndex={0}>
        {posters.map((poster) => (
          <li key={poster.poster_id} className="yz-tour__poster">
            <PosterCard id={id} poster={poster} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function PosterCard({ id, poster: { image, title, city, share_url } }: { id: string; poster: Poster }) {
  const host = useHost()
  const content = (
    <>
      <GivenImage url={image} alt="" {...ROOM} />
      <span>{city === '' ? title : `${city} · ${title}`}</span>
    </>
  )
  if (share_url === '') return content
  return (
    <button
      className="yz-tap"
      type="button"
      onClick={() => void host.run({ type: ACTION_TYPES.link, atext: share_url }, id)}
    >
      {content}
    </button>
  )
}
