import { type City, lightText, type Tour } from './tour'

interface CitiesProps {
  tour: Tour
  /** Empty: all of them. */
  chosen: string
  onChoose: (city_id: string) => void
  onLight: (city_id: string) => void
  busy: string
}

/** The cities of a tour, each with its lights: a tap shows only the talks of one. */
export function Cities({ tour, chosen, onChoose, onLight, busy }: CitiesProps) {
  const { cities, light_threshold, my_city_id, status } = tour
  return (
    <section className="yz-tour__part">
      <h3 className="yz-tour__label">点亮城市</h3>
      <p className="yz-tour__help">
        {status === 3
          ? '点亮已经结束，这里是最后的人数。'
          : `每人可点亮一个城市，人数达到 ${light_threshold} 就有机会迎来下一站。`}
      </p>
      <ul className="yz-tour__cities">
        {cities.map((city) => (
          <li key={city.city_id} className="yz-tour__city" data-lit={city.is_lit || undefined}>
            <button
              className="yz-tap yz-tour__pick"
              type="button"
              aria-pressed={chosen === city.city_id}
              onClick={() => onChoose(chosen === city.city_id ? '' : city.city_id)}
            >
              <b>{city.name}</b>
              {status !== 3 && <span>{city.speeches > 0 ? `${city.speeches} 场讲座` : '暂无新场次'}</span>}
            </button>
            <Light
              city={city}
              threshold={light_threshold}
              state={stateOf(city, my_city_id, status)}
              isBusy={busy === `light ${city.city_id}`}
              onLight={() => onLight(city.city_id)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

/**
 * `mine`: the visitor has lit it; `other`: they have lit another one; `open`: they may light it; `over`: nobody may any
 * more.
 */
type LightState = 'mine' | 'other' | 'open' | 'over'

function stateOf({ city_id }: City, mine: string, status: Tour['status']): LightState {
  if (mine === city_id) return 'mine'
  if (status !== 2) return 'over'
  return mine === '' ? 'open' : 'other'
}

interface LightProps {
  city: City
  threshold: number
  state: LightState
  isBusy: boolean
  onLight: () => void
}

function Light({ city, threshold, state, isBusy, onLight }: LightProps) {
  const share = Math.min(1, city.light_count / threshold)
  return (
    <div className="yz-tour__light">
      <span className="yz-tour__bar" aria-hidden="true">
        <i style={{ width: `${Math.round(share * 100)}%` }} />
      </span>
      <span className="yz-tour__count">{lightText(city, threshold)}</span>
      {state === 'open' && (
        <button
          className="yz-tap yz-tour__small"
          type="button"
          aria-busy={isBusy || undefined}
          aria-label={`点亮${city.name}`}
          onClick={onLight}
        >
          点亮
        </button>
      )}
      {state === 'mine' && <span className="yz-tour__mine">我点亮的</span>}
    </div>
  )
}
