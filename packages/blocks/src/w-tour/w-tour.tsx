import './w-tour.css'
import { defineView, useHost, type ViewProps } from '@yingzao/renderer'
import { useState } from 'react'
import { BlockTitle } from '../block-title/block-title'
import { Cities } from './cities'
import { Comments } from './comments'
import { Posters } from './posters'
import type { WTourProps } from './props'
import { Talks } from './talks'
import { type Talk, TOUR_WORDS, type Tour } from './tour'
import { type SheetContent, TourSheet } from './tour-sheet'
import { useActs, useTour, type Wanted } from './use-tour'

function WTour({ id, props }: ViewProps<WTourProps>) {
  const asked = useTour(props.tour_id)
  const { home, talks } = asked
  return (
    <div className="yz-tour" aria-busy={(props.tour_id !== '' && home.state === 'loading') || undefined}>
      <BlockTitle text={props.title} />
      {home.state === 'known' ? (
        <TourParts
          id={id}
          props={props}
          tour={home.response}
          talks={talks.state === 'known' ? talks.response.list : undefined}
          isLoggedIn={asked.isLoggedIn}
          renew={asked.renew}
        />
      ) : (
        <Instead
          state={props.tour_id === '' ? 'empty' : home.state}
          msg={home.state === 'failed' ? home.msg : ''}
          again={asked.renew}
        />
      )}
    </div>
  )
}

interface TourPartsProps {
  id: string
  props: WTourProps
  tour: Tour
  /** Undefined: they are not known yet. */
  talks: readonly Talk[] | undefined
  isLoggedIn: boolean
  renew: () => void
}

function TourParts({ id, props, tour, talks: known, isLoggedIn, renew }: TourPartsProps) {
  const host = useHost()
  const talks = known ?? []
  const [chosen, setChosen] = useState('')
  const [sheet, setSheet] = useState<SheetContent>()
  const acts = useActs(id, isLoggedIn && known !== undefined, resume)
  const city = tour.cities.find(({ city_id }) => city_id === chosen)?.name ?? ''

  async function light(city_id: string): Promise<void> {
    const lit = await acts.act({ does: 'light', target: city_id }, 'lightenCity', {
      tour_id: tour.tour_id,
      city_id,
    })
    if (!lit) return
    host.toast(
      lit.is_lit ? '点亮成功，这座城市已点亮' : `点亮成功，还差 ${lit.threshold - lit.light_count} 人`,
    )
    renew()
  }

  async function like(speech_id: string): Promise<void> {
    const wanted = { does: 'like', target: speech_id } as const
    if (await acts.act(wanted, 'giveThumbsUp', { target_type: 'speech', target_id: speech_id })) renew()
  }

  function open(talk: Talk, does: 'enrol' | 'queue' | 'ticket'): void {
    const wanted = { does: does === 'ticket' ? 'mine' : 'enrol', target: talk.speech_id } as const
    if (!isLoggedIn) {
      acts.login(wanted)
      return
    }
    setSheet({ talk, does })
    void host.run({ type: 3, popupId: `${id}--tour` }, id)
  }

  /** Goes on with what was wanted before the login. What has changed since is not done automatically. */
  function resume({ does, target }: Wanted): void {
    const talk = talks.find(({ speech_id }) => speech_id === target)
    if (does === 'light') void light(target)
    else if (does === 'like' && talk) void like(target)
    else if (does === 'enrol' && talk) open(talk, talk.status === 3 ? 'queue' : 'enrol')
  }

  return (
    <>
      <div className="yz-tour__head">
        <p className="yz-tour__name">{tour.title}</p>
        <p className="yz-tour__word">{TOUR_WORDS[tour.status]}</p>
      </div>
      <Cities
        tour={tour}
        chosen={chosen}
        onChoose={setChosen}
        onLight={(city_id) => void light(city_id)}
        busy={acts.busy}
      />
      <Talks
        talks={chosen === '' ? talks : talks.filter(({ city_id }) => city_id === chosen)}
        city={city}
        isOver={tour.status === 3}
        busy={acts.busy}
        onAct={open}
        onLike={(speech_id) => void like(speech_id)}
        onAll={() => setChosen('')}
      />
      {props.has_posters && <Posters id={id} tour_id={tour.tour_id} />}
      {props.has_comments && <Comments id={id} tour={tour} isLoggedIn={isLoggedIn} acts={acts} />}
      <p className="yz-tour__filing">备案号：{tour.filing_no}</p>
      <TourSheet
        id={id}
        props={props}
        content={sheet}
        acts={acts}
        renew={renew}
        onEnrolled={(talk) => {
          setSheet({ talk, does: 'ticket' })
          renew()
        }}
      />
    </>
  )
}

interface InsteadProps {
  state: 'empty' | 'loading' | 'anonymous' | 'failed'
  msg: string
  again: () => void
}

/** Shown if there is no tour, or none yet. */
function Instead({ state, msg, again }: InsteadProps) {
  if (state === 'loading') {
    return (
      <div className="yz-tour__waiting" aria-hidden="true">
        <i />
        <i />
        <i />
      </div>
    )
  }
  if (state === 'empty') return <p className="yz-tour__empty">还没有选择巡讲</p>
  return (
    <div className="yz-tour__empty">
      <p role="alert">{msg || '巡讲没有读取成功'}</p>
      <button className="yz-tap yz-tour__text" type="button" onClick={again}>
        重试
      </button>
    </div>
  )
}

export const wTour = defineView<WTourProps>({ name: 'wTour', view: WTour, island: 'near' })
