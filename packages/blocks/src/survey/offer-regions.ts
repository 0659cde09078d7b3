import type { SurveyAnswers } from '@yingzao/contract/client'
import { loadRegions, type Region, type Regions } from '@yingzao/regions/client'

interface Told {
  /** The earlier answers have been selected again. */
  changed(): void
  failed(): void
}

/**
 * Fills the lists of provinces, cities and districts, each according to the choice before it. The data comes as a
 * chunk.
 */
export function offerRegions(form: HTMLFormElement, answers: SurveyAnswers, { changed, failed }: Told): void {
  const places = form.querySelectorAll<HTMLElement>('.yz-survey__field--region')
  if (places.length === 0) return

  function load(): void {
    loadRegions().then(
      (regions) => {
        for (const place of places)
          offerIn(place, regions, [answers[place.dataset.field as string] ?? []].flat())
        changed()
      },
      () => {
        failed()
        // The connection may be back when the visitor goes on with the form.
        form.addEventListener('focusin', load, { once: true })
      },
    )
  }
  load()
}

function offerIn(place: HTMLElement, { provinces }: Regions, before: readonly string[]): void {
  const lists = Array.from(place.querySelectorAll('select'))

  function offer(level: number, regions: readonly Region[], chosen = ''): void {
    const list = lists[level]
    if (!list) return
    while (list.options.length > 1) list.remove(1)
    for (const { id, name } of regions) list.add(new Option(name, String(id)))
    list.disabled = regions.length === 0
    list.value = chosen
    if (list.selectedIndex < 0) list.selectedIndex = 0
    offer(level + 1, regions.find(({ id }) => String(id) === list.value)?.childs ?? [], before[level + 1])
    list.onchange = () => offer(level + 1, regions.find(({ id }) => String(id) === list.value)?.childs ?? [])
  }
  offer(0, provinces, before[0])
}
