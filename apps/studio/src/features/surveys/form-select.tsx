import { Select } from 'antd'
import type { SurveyFilter } from './survey-filter'
import { formKey, formTitle, useForms } from './use-forms'
import { wording } from './wording'

interface FormSelectProps {
  filter: SurveyFilter
  onFilter: (filter: SurveyFilter) => void
}

/** Whose answers are shown: of one form, or of all of them. */
export function FormSelect({ filter, onFilter }: FormSelectProps) {
  const { forms, isLoading } = useForms()
  const { page_code, block_id } = filter
  const chosen = page_code && block_id ? formKey({ page_code, block_id }) : undefined
  const options = forms.map((form) => ({ value: formKey(form), label: formTitle(form), form }))
  const isKnown = chosen === undefined || options.some(({ value }) => value === chosen)
  return (
    <Select
      className="st-filter-wide"
      aria-label={wording.filter.form}
      placeholder={wording.filter.form}
      allowClear
      showSearch={{ optionFilterProp: 'label' }}
      loading={isLoading}
      value={chosen}
      options={isKnown ? options : [...options, { value: chosen, label: page_code, form: undefined }]}
      onChange={(key: string | undefined) => {
        const form = forms.find((one) => formKey(one) === key)
        onFilter({ ...filter, page_code: form?.page_code, block_id: form?.block_id })
      }}
    />
  )
}
