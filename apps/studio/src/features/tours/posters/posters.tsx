import { useQuery } from '@tanstack/react-query'
import { tourConsoleLimits as limits, studioOperations } from '@yingzao/contract/studio'
import { App, Button, Skeleton } from 'antd'
import { useState } from 'react'
import type { Answer } from '../../../state/calls'
import { studioQuery, useStudioCall } from '../../../state/queries'
import { mayCall } from '../../../state/session'
import { useMember } from '../../../ui/member-context'
import { ProblemNote } from '../../../ui/problem-note'
import { OrderedList } from '../ordered-list'
import { SaveBar } from '../save-bar'
import { CHANGED, type TourRow } from '../tour-rows'
import { useWritten } from '../use-written'
import { wording as tourWording } from '../wording'
import { PosterForm } from './poster-form'
import type { Poster } from './poster-rows'
import { wording } from './wording'

/** The posters of a tour in their order. They are saved as a whole. */
export function Posters({ tour }: { tour: TourRow }) {
  const { data, error, refetch } = useQuery(studioQuery('tourPosterRows', { tour_id: tour.tour_id }))
  if (error && !data) return <ProblemNote problem={error} retry={() => void refetch()} />
  return data ? <PosterList tour={tour} stored={data} /> : <Skeleton active />
}

interface PosterListProps {
  tour: TourRow
  stored: Answer<'tourPosterRows'>
}

function PosterList({ tour, stored }: PosterListProps) {
  const { message } = App.useApp()
  const written = useWritten<Poster>(
    stored.revision,
    stored.list.map((poster) => ({ ...poster, key: poster.poster_id })),
  )
  const [opened, setOpened] = useState<{ poster: Poster | undefined }>()
  const mayChange = mayCall(useMember(), studioOperations.tourPosterSave)
  const call = useStudioCall('tourPosterSave', { changes: CHANGED })
  const { list, base_revision } = written
  const change = (update: (list: readonly Poster[]) => readonly Poster[]) => {
    // A change made during saving would be dropped together with those that were stored.
    if (!call.isPending) written.change(update)
  }
  const save = () =>
    call.mutate(
      { tour_id: tour.tour_id, base_revision, posters: list.map(({ key: _key, ...poster }) => poster) },
      {
        onSuccess: () => {
          written.drop()
          void message.success(tourWording.saved)
        },
      },
    )
  const isFull = list.length >= limits.posters
  return (
    <section className="st-part">
      <div className="tr-head">
        <h3>{wording.title}</h3>
        {mayChange && (
          <Button
            size="small"
            disabled={isFull}
            title={isFull ? wording.most(limits.posters) : undefined}
            onClick={() => setOpened({ poster: undefined })}
          >
            {wording.add}
          </Button>
        )}
      </div>
      {list.length === 0 && <p className="st-empty">{mayChange ? wording.none : wording.noneToRead}</p>}
      <OrderedList<Poster>
        className="tr-posters"
        label={wording.title}
        list={list}
        keyOf={({ key }) => key}
        nameOf={({ title }) => title}
        onOrder={mayChange ? (ordered) => change(() => ordered) : undefined}
        draw={(poster) => <PosterLook poster={poster} tour={tour} />}
        acts={(poster) => (
          <PosterActs
            title={poster.title}
            onChange={() => setOpened({ poster })}
            onRemove={() => change((now) => now.filter(({ key }) => key !== poster.key))}
          />
        )}
      />
      {mayChange && <SaveBar written={written} call={call} onSave={save} />}
      {opened && (
        <PosterForm
          poster={opened.poster}
          cities={tour.cities}
          onTake={(poster) => change((now) => withPoster(now, poster))}
          onClose={() => setOpened(undefined)}
        />
      )}
    </section>
  )
}

/** The list with a new poster appended, or with a changed one. */
function withPoster(list: readonly Poster[], poster: Poster): readonly Poster[] {
  const isKnown = list.some(({ key }) => key === poster.key)
  return isKnown ? list.map((one) => (one.key === poster.key ? poster : one)) : [...list, poster]
}

function PosterLook({ poster, tour }: { poster: Poster; tour: TourRow }) {
  const city = tour.cities.find(({ city_id }) => city_id === poster.city_id)
  return (
    <>
      <img src={poster.image} alt="" loading="lazy" />
      <strong>{poster.title}</strong>
      <div className="st-soft">{city?.name ?? wording.ofTour}</div>
      <div className="st-soft">{poster.share_url || wording.noLink}</div>
    </>
  )
}

interface PosterActsProps {
  title: string
  onChange: () => void
  onRemove: () => void
}

function PosterActs({ title, onChange, onRemove }: PosterActsProps) {
  return (
    <>
      <Button type="link" size="small" aria-label={wording.changeName(title)} onClick={onChange}>
        {wording.change}
      </Button>
      <Button type="link" size="small" danger aria-label={wording.removeName(title)} onClick={onRemove}>
        {wording.remove}
      </Button>
    </>
  )
}
