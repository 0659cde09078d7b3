import { studioOperations, tourLimits } from '@yingzao/contract/studio'
import { App, Button } from 'antd'
import { useState } from 'react'
import { useStudioCall } from '../../../state/queries'
import { mayCall } from '../../../state/session'
import { useMember } from '../../../ui/member-context'
import { OrderedList } from '../ordered-list'
import { SaveBar } from '../save-bar'
import { CHANGED, type City, fieldsOf, type TourRow } from '../tour-rows'
import { useWritten } from '../use-written'
import { wording as tourWording } from '../wording'
import { CityForm } from './city-form'
import { wording } from './wording'

const number = new Intl.NumberFormat('zh-CN')
const idOf = ({ city_id }: City) => String(city_id)

/** The cities of a tour in the order in which pages show them. They are saved as a whole. */
export function Cities({ tour }: { tour: TourRow }) {
  const { message } = App.useApp()
  const written = useWritten(tour.revision, fieldsOf(tour).cities)
  const [opened, setOpened] = useState<{ city: City | undefined }>()
  const mayChange = mayCall(useMember(), studioOperations.tourChange)
  const call = useStudioCall('tourChange', { changes: CHANGED })
  const { list, base_revision } = written
  const change = (update: (list: readonly City[]) => readonly City[]) => {
    // A change made during saving would be dropped together with those that were stored.
    if (!call.isPending) written.change(update)
  }
  const save = () =>
    call.mutate(
      { ...fieldsOf(tour), tour_id: tour.tour_id, base_revision, cities: [...list] },
      {
        onSuccess: () => {
          written.drop()
          void message.success(tourWording.saved)
        },
      },
    )
  const isFull = list.length >= tourLimits.cities
  return (
    <section className="st-part">
      <div className="tr-head">
        <h3>{wording.title}</h3>
        {mayChange && (
          <Button
            size="small"
            disabled={isFull}
            title={isFull ? wording.most(tourLimits.cities) : undefined}
            onClick={() => setOpened({ city: undefined })}
          >
            {wording.add}
          </Button>
        )}
      </div>
      {list.length === 0 && <p className="st-empty">{mayChange ? wording.none : wording.noneToRead}</p>}
      <OrderedList<City>
        className="tr-cities"
        label={wording.title}
        list={list}
        keyOf={idOf}
        nameOf={({ name }) => name}
        onOrder={mayChange ? (ordered) => change(() => ordered) : undefined}
        draw={(city) => <CityLine city={city} tour={tour} />}
        acts={(city) => (
          <CityActs
            city={city}
            isUsed={storedOf(tour, city)?.is_used ?? false}
            onRename={() => setOpened({ city })}
            onRemove={() => change((now) => now.filter((one) => one.city_id !== city.city_id))}
          />
        )}
      />
      {mayChange && <SaveBar written={written} call={call} better={{ inUse: wording.inUse }} onSave={save} />}
      {opened && (
        <CityForm
          city={opened.city}
          others={list.filter((one) => one !== opened.city)}
          onTake={(city) => change((now) => withCity(now, city))}
          onClose={() => setOpened(undefined)}
        />
      )}
    </section>
  )
}

/** What is stored about a city. Undefined: it was not saved yet. */
function storedOf(tour: TourRow, city: City) {
  return tour.cities.find(({ city_id }) => city_id === city.city_id)
}

/** The list with a new city appended, or with a renamed one. */
function withCity(list: readonly City[], city: City): readonly City[] {
  const isKnown = list.some(({ city_id }) => city_id === city.city_id)
  return isKnown ? list.map((one) => (one.city_id === city.city_id ? city : one)) : [...list, city]
}

function CityLine({ city, tour }: { city: City; tour: TourRow }) {
  return (
    <>
      <strong>{city.name}</strong> <span className="st-soft">{city.city_id}</span>
      <CityOutcome stored={storedOf(tour, city)} threshold={tour.light_threshold} />
    </>
  )
}

interface CityOutcomeProps {
  stored: ReturnType<typeof storedOf>
  threshold: number
}

function CityOutcome({ stored, threshold }: CityOutcomeProps) {
  if (!stored) return <div className="st-soft">{wording.isNew}</div>
  const { light_count, speeches } = stored
  const lights = number.format(light_count)
  return (
    <div className="st-soft">
      {light_count >= threshold
        ? wording.lit(lights)
        : wording.unlit(lights, number.format(threshold - light_count))}
      {' · '}
      {wording.speeches(speeches)}
    </div>
  )
}

interface CityActsProps {
  city: City
  isUsed: boolean
  onRename: () => void
  onRemove: () => void
}

function CityActs({ city: { name }, isUsed, onRename, onRemove }: CityActsProps) {
  return (
    <>
      <Button type="link" size="small" aria-label={wording.renameName(name)} onClick={onRename}>
        {wording.rename}
      </Button>
      <Button
        type="link"
        size="small"
        danger
        disabled={isUsed}
        title={isUsed ? wording.used : undefined}
        aria-label={wording.removeName(name)}
        onClick={onRemove}
      >
        {wording.remove}
      </Button>
    </>
  )
}
