import { useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { studioQuery } from '../../../state/queries'
import { spanOf } from '../span'
import { wording } from '../wording'
import { sliceText } from '../words/slice-words'
import { besideOf, FUNNEL_BY, type FunnelFilter, MOST_BESIDE } from './funnel-filter'

const words = wording.funnel.beside

interface BesideSelectProps {
  filter: FunnelFilter & { code: string }
  today: string
  onChoose: (change: Pick<FunnelFilter, 'by' | 'beside'>) => void
}

/** Which versions of a page, or variants of its experiments, are compared. */
export function BesideSelect({ filter, today, onChoose }: BesideSelectProps) {
  const { code, by } = filter
  const { data, isFetching } = useQuery({
    ...studioQuery('reportPage', { code, ...spanOf(filter, today) }),
    staleTime: 60_000,
  })
  const chosen = besideOf(filter)
  const slices = (by === 'variant' ? data?.variants : data?.versions) ?? []
  const values = slices.map(({ value }) => value).filter((value) => value !== '')
  const offered = [...new Set([...chosen, ...values])]
  return (
    <>
      <Select
        className="rp-choice"
        aria-label={words.by}
        placeholder={words.by}
        allowClear
        value={by ?? null}
        onChange={(value) => onChoose({ by: value ?? undefined, beside: undefined })}
        options={FUNNEL_BY.map((value) => ({ value, label: words.names[value] }))}
      />
      {by && (
        <Select<string[]>
          className="rp-choice-wide"
          mode="multiple"
          aria-label={words.which}
          placeholder={words.which}
          showSearch={{ optionFilterProp: 'label' }}
          maxCount={MOST_BESIDE}
          popupMatchSelectWidth={false}
          loading={isFetching}
          notFoundContent={words.nothing}
          value={[...chosen]}
          onChange={(some) => onChoose({ by, beside: some.length === 0 ? undefined : some.join(',') })}
          options={offered.map((value) => ({ value, label: sliceText(by, value) }))}
        />
      )}
    </>
  )
}
