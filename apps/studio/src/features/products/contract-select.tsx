import { useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { studioQuery } from '../../state/queries'
import { wording } from './wording'

const words = wording.productForm

const MOST = 100

interface ContractSelectProps {
  /** The current value; may be a contract that was not published, or that an import named. */
  chosen: string
  id?: string
  value?: string
  onChange?: (contract_id: string) => void
}

/** The contract that has to be signed before a product is bought: none, or one that visitors can sign. */
export function ContractSelect({ chosen, ...field }: ContractSelectProps) {
  const { data } = useQuery(studioQuery('contractList', { limit: MOST }))
  const live = (data?.list ?? [])
    .filter(({ contract_id, live_version }) => live_version !== null || contract_id === chosen)
    .map(({ contract_id, title }) => ({ value: contract_id, label: words.contractNamed(title, contract_id) }))
  const isThere = chosen === '' || live.some(({ value }) => value === chosen)
  const options = [
    { value: '', label: words.noContract },
    ...live,
    ...(isThere ? [] : [{ value: chosen, label: chosen }]),
  ]
  return <Select {...field} options={options} loading={data === undefined} />
}
