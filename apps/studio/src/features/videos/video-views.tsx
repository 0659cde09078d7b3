import type { VideoDetail } from './video-rows'
import { wording } from './wording'

const words = wording.detail
const number = new Intl.NumberFormat('zh-CN')

/** How often a lesson was begun, day by day. */
export function VideoViews({ views }: { views: VideoDetail['views'] }) {
  const most = Math.max(1, ...views.map((one) => one.views))
  const total = views.reduce((sum, one) => sum + one.views, 0)
  return (
    <section className="st-part">
      <h3>{words.views}</h3>
      {total === 0 ? (
        <p className="st-soft">{words.noViews}</p>
      ) : (
        <>
          <p>{words.viewsOf(number.format(total))}</p>
          <ol className="vd-days">
            {views.map(({ day, views: count }) => (
              <li key={day}>
                <span className="st-number">{day.slice(5)}</span>
                <i style={{ width: `${(100 * count) / most}%` }} aria-hidden="true" />
                <span className="st-number">{number.format(count)}</span>
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  )
}
